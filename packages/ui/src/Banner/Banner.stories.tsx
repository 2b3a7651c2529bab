import type { Meta, StoryObj } from '@storybook/react-vite';
import { broken, strawberry } from '../samples/pictures.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Store/Banner',
  component: Banner,
  args: { picture: strawberry, title: 'Temporada de fresas', text: 'Frescas de Irapuato', logo: true },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PictureOnly: Story = { args: { title: undefined, text: undefined } };
export const Unavailable: Story = { args: { picture: broken } };
export const LongText: Story = {
  args: { title: 'La temporada de fresas ya llegó a la tierra de las crepas y se va muy pronto' },
};
