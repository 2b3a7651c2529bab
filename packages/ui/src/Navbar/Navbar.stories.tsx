import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { hitAtMiddle } from '../samples/hits.ts';
import { Navbar } from './Navbar.tsx';

const meta = {
  title: 'Navigation/Navbar',
  component: Navbar,
  args: {
    title: 'Crepatlán admin',
    children: (
      <>
        <a href="#orders" aria-current="page">
          Pedidos
        </a>
        <a href="#products">Productos</a>
        <a href="#categories">Categorías</a>
        <a href="#extras">Extras</a>
      </>
    ),
  },
} satisfies Meta<typeof Navbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'Crepatlán admin' }));
    const links = bar.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#orders',
      '#products',
      '#categories',
      '#extras',
    ]);
    for (const link of links) await expect(hitAtMiddle(link)).toBe(link);
    await expect(bar.getByText('Crepatlán admin')).toBeVisible();
  },
};
export const WithEnd: Story = { args: { end: <Button kind="quiet">Cerrar sesión</Button> } };
/** The rail scrolls: its end stands below the last link. */
export const LowWindow: Story = {
  args: { end: <Button kind="quiet">Cerrar sesión</Button>, style: { blockSize: '16rem' } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const end = canvas.getByRole('button');
    end.scrollIntoView();
    const last = canvas.getByRole('link', { name: 'Extras' }).getBoundingClientRect();
    await expect(end.getBoundingClientRect().top).toBeGreaterThanOrEqual(last.bottom);
    await expect(hitAtMiddle(end)).toBe(end);
  },
};
export const LongTextWithEnd: Story = {
  args: {
    title: 'La herramienta del personal de Crepatlán Roma Norte',
    end: <Button kind="quiet">Cerrar la sesión de María Guadalupe</Button>,
  },
};
export const LongText: Story = { args: { title: 'La herramienta del personal de Crepatlán Roma Norte' } };

/** On a phone the bar scrolls; the link of the current screen is in view. */
export const CurrentOutOfSight: Story = {
  args: {
    children: (
      <>
        <a href="#orders">Pedidos</a>
        <a href="#products">Productos</a>
        <a href="#categories">Categorías</a>
        <a href="#extras">Extras</a>
        <a href="#new-extra" aria-current="page">
          Crear Extra
        </a>
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, last] = [canvas.getByText('Pedidos'), canvas.getByText('Crear Extra')];
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    last.removeAttribute('aria-current');
    first.setAttribute('aria-current', 'page');
    await waitFor(() => expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    first.removeAttribute('aria-current');
    last.setAttribute('aria-current', 'page');
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
};
