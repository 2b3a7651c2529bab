import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { chocolate, mango, strawberry } from '../samples/pictures.ts';
import { Carousel } from './Carousel.tsx';

const meta = {
  title: 'Store/Carousel',
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
export const OneSlide: Story = { args: { children: <Banner picture={mango} title="Mango y chamoy" /> } };

const stripOf = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('list')[0] as HTMLElement;
const place = (strip: HTMLElement) => Math.round(strip.scrollLeft / strip.clientWidth);

/** Wraps around at both ends; the dot follows. */
export const Arrows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = stripOf(canvasElement);
    const dot = () =>
      [...canvasElement.querySelectorAll('[aria-hidden] > li')].findIndex((one) =>
        one.matches('[data-current]'),
      );
    for (const [name, to] of [
      ['Siguiente', 1],
      ['Anterior', 0],
      ['Anterior', 2],
      ['Siguiente', 0],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect([place(strip), dot()]).toEqual([to, to]));
    }
  },
};

/** The story fires the intervals itself. */
const ticks: (() => void)[] = [];

export const Autoplay: Story = {
  args: { autoplaySeconds: 6 },
  beforeEach: () => {
    const { setInterval: start, clearInterval: stop, matchMedia } = window;
    ticks.length = 0;
    window.setInterval = Object.assign((work: TimerHandler, ms?: number) => {
      if (ms !== 6000 || typeof work !== 'function') return start(work, ms);
      return -ticks.push(() => work());
    }, window.setInterval);
    window.clearInterval = (id) => (Number(id) < 0 ? ticks.splice(0) : stop(id));
    window.matchMedia = (query) =>
      query.includes('reduced-motion') ? matchMedia('not all') : matchMedia.call(window, query);
    return () => Object.assign(window, { setInterval: start, clearInterval: stop, matchMedia });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = stripOf(canvasElement);
    await expect(ticks).toHaveLength(1);
    ticks[0]?.();
    await waitFor(() => expect(place(strip)).toBe(1));
    strip.focus();
    ticks[0]?.(); // paused by the focus
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }));
    await expect(canvas.getByRole('button', { name: 'Reanudar' })).toHaveFocus();
    await expect(ticks).toHaveLength(0);
    await expect(place(strip)).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reanudar' }));
    await expect(ticks).toHaveLength(1);
  },
};
