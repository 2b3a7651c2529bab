import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { chocolate, mango, strawberry } from '../samples/pictures.ts';
import { Carousel } from './Carousel.tsx';

const meta = {
  component: Carousel,
  args: {
    label: 'Lo nuevo',
    style: { maxInlineSize: 480 },
    children: [
      <Banner
        key="1"
        picture={strawberry}
        title="Temporada de fresas"
        text="Frescas de Irapuato"
        logo
        priority
      />,
      <Banner key="2" picture={chocolate} title="Arma tu combo" text="Tres crepas a tu gusto" />,
      <Banner key="3" picture={mango} title="Mango y chamoy" />,
    ],
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OneSlide: Story = { args: { children: <Banner picture={mango} title="Mango y chamoy" /> } };

export const Arrows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = canvas.getAllByRole('list')[0];
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await waitFor(() => expect(strip?.scrollLeft).toBe(strip?.clientWidth));
  },
};

export const Autoplay: Story = {
  args: { autoplaySeconds: 6 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }));
    await expect(canvas.getByRole('button', { name: 'Reanudar' })).toHaveFocus();
  },
};
