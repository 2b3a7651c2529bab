import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { broken, strawberry } from '../samples/pictures.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Foundations/Picture',
  component: Picture,
  args: { src: strawberry.src, alt: 'Crepa de fresa', width: 320, height: 240, style: { inlineSize: 320 } },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Priority: Story = { args: { priority: true } };

export const Unavailable: Story = {
  args: { src: broken.src },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByAltText('Imagen no disponible')).toBeVisible();
  },
};

export const WithoutAddress: Story = { args: { src: null } };
