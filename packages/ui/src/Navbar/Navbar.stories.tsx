import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
    // «Más» takes room from the links, which are measured again with the next frame.
    await waitFor(() => expect(bar.getAllByRole('link')).toHaveLength(2));
    await userEvent.click(bar.getByRole('button', { name: 'Más' }));
    const links = bar.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#orders',
      '#products',
      '#categories',
      '#extras',
    ]);
    for (const link of links) await expect(hitAtMiddle(link)).toBe(link);
    await expect(links[2]).toHaveFocus();
    await expect(bar.getByText('Crepatlán admin')).toBeVisible();
  },
};
export const WithEnd: Story = { args: { end: <Button kind="quiet">Cerrar sesión</Button> } };
/** The rail scrolls: its end stands below the last link. */
export const LowWindow: Story = {
  args: { end: <Button kind="quiet">Cerrar sesión</Button>, style: { blockSize: '16rem' } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const end = canvas.getByRole('button', { name: 'Cerrar sesión' });
    end.scrollIntoView();
    const last = (await canvas.findByRole('link', { name: 'Extras' })).getBoundingClientRect();
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

const tenLinks = [
  'Pedidos',
  'Productos',
  'Tienda',
  'Reportes',
  'Categorías',
  'Extras',
  'Crear Extra',
  'Personal',
  'Historial',
  'Clientes',
];
const many = (current: string) =>
  tenLinks.map((name) => (
    <a key={name} href="#page" aria-current={name === current ? 'page' : undefined}>
      {name}
    </a>
  ));

/** A click on a link leaves the page of the tests. */
function stayHere() {
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  return () => document.removeEventListener('click', stop);
}

/** The links without room are hidden from everybody until «Más» opens them. */
export const More: Story = {
  args: { children: many('Pedidos'), style: { marginBlockEnd: '20rem' } },
  beforeEach: stayHere,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Más' });
    const shown = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    const inBar = tenLinks.slice(0, innerWidth < 390 ? 1 : 2);
    // The links are measured with the next frame.
    await waitFor(() => expect(shown()).toEqual(inBar));
    await expect(more).toHaveAttribute('aria-expanded', 'false');

    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(shown()).toEqual(tenLinks);
    await expect(canvas.getByRole('link', { name: tenLinks[inBar.length] ?? '' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(shown()).toEqual(inBar);
    await expect(more).toHaveFocus();

    await userEvent.click(more);
    await userEvent.click(document.body);
    await expect(more).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(more);
    const last = canvas.getByRole('link', { name: 'Clientes' });
    await expect(hitAtMiddle(last)).toBe(last);
    await userEvent.click(last);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
  },
};
export const MoreSmall: Story = { ...More, globals: { viewport: { value: 'small' } } };
/** «Más» has the colour of the current screen. */
export const CurrentBelow: Story = { args: { children: many('Historial') } };
