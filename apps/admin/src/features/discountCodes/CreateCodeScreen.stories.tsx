import { atScreen, refused, sentRequests } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/New code',
  ...wholeTool,
  parameters: atScreen({ path: '/codigos/nuevo', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (label: string) =>
  screen.findByLabelText(label, { selector: 'select, input:not([type=radio])' });
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const create = () => userEvent.click(screen.getByRole('button', { name: 'Crear código' }));

export const Default: Story = {
  play: async () => {
    await field('Código');
  },
};
/** Each fault stands at its field, and the first one has the focus. */
export const Faulty: Story = {
  play: async () => {
    await userEvent.type(await field('Código'), 'ab');
    await userEvent.type(await field('Porcentaje'), '120');
    await userEvent.type(await field('Mínimo en productos (opcional)'), '12abc');
    await userEvent.type(await field('Desde (opcional)'), '2026-12-24');
    await userEvent.type(await field('Hasta (opcional)'), '2026-12-16');
    await userEvent.type(await field('En total (opcional)'), '0');
    await choose('Solo algunas categorías');
    await create();
    await screen.findByText('Lleva de 3 a 20 letras y números, sin espacios.');
    await screen.findByText('Escribe un número de 1 a 100.');
    await screen.findByText(/^No entendí «12abc»/);
    await screen.findByText('Termina antes de empezar.');
    await screen.findByText('Escribe un número de 1 a 100,000.');
    await screen.findByText('Elige una categoría al menos.');
    await waitFor(async () => expect(await field('Código')).toHaveFocus());
  },
};
export const FaultySmall: Story = { ...Faulty, globals: { viewport: { value: 'small' } } };
/** As it is compared and stored. */
export const NamePreview: Story = {
  play: async () => {
    await userEvent.type(await field('Código'), 'crepa-10 ñandú');
    await screen.findByText('CREPA10NANDU');
  },
};
/** Said plainly, before it is saved. */
export const MayBeFree: Story = {
  play: async () => {
    await choose('Monto');
    await userEvent.type(await field('Monto'), '50');
    await screen.findByText('Este código puede dejar el pedido en $0.00');
    await userEvent.type(await field('Mínimo en productos (opcional)'), '50');
    await screen.findByText('Este código puede dejar el pedido en $0.00');
    await userEvent.type(await field('Mínimo en productos (opcional)'), '.01');
    await waitFor(() => expect(screen.queryByText('Este código puede dejar el pedido en $0.00')).toBeNull());
    await userEvent.clear(await field('Mínimo en productos (opcional)'));
    await screen.findByText('Este código puede dejar el pedido en $0.00');
  },
};
export const FreeProduct: Story = {
  play: async () => {
    await choose('Un producto gratis');
    await create();
    await screen.findByText('Elige un producto.');
    await screen.findByRole('option', { name: 'Café de olla · Bebidas · $45.00' });
    await userEvent.selectOptions(await field('Producto'), 'Café de olla · Bebidas · $45.00');
    await screen.findByText('Este código puede dejar el pedido en $0.00');
  },
};
/** With everything that can be said of a code. */
export const Whole: Story = {
  play: async () => {
    await userEvent.type(await field('Código'), 'desayuno');
    await userEvent.type(await field('Porcentaje'), '15');
    await userEvent.type(await field('Mínimo en productos (opcional)'), '200');
    await userEvent.type(await field('Desde (opcional)'), '2026-12-01');
    await userEvent.type(await field('Hasta (opcional)'), '2026-12-24');
    await userEvent.click(screen.getByRole('button', { name: 'Agregar horario' }));
    await userEvent.type(await field('En total (opcional)'), '50');
    await userEvent.type(await field('Por teléfono (opcional)'), '1');
    await choose('Solo a domicilio');
    await choose('Solo algunas categorías');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Crepas dulces' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bebidas' }));
  },
};
export const Created: Story = {
  play: async (context) => {
    await Whole.play?.(context);
    await create();
    await screen.findByText('Código creado');
    await screen.findByRole('heading', { name: 'DESAYUNO' });
    await expect(sentRequests()).toContain('POST /codigos');
  },
};
/** Nothing that was typed is lost. */
export const NameTaken: Story = {
  parameters: atScreen({
    answers: {
      'POST /codigos': refused(409, '«Código»: ya hay un código CREPA10.', { campo: 'codigo' }),
    },
  }),
  play: async () => {
    await userEvent.type(await field('Código'), 'CREPA10');
    await userEvent.type(await field('Porcentaje'), '10');
    await create();
    await screen.findByText('Ya hay un código CREPA10.');
    await waitFor(async () => expect(await field('Código')).toHaveFocus());
    await expect(await field('Porcentaje')).toHaveValue('10');
  },
};
export const AskedToLeave: Story = {
  play: async () => {
    await userEvent.type(await field('Código'), 'CREPA10');
    await userEvent.click(screen.getByRole('link', { name: 'Volver' }));
    await screen.findByText('¿Salir sin guardar?');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /category-asc': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al obtener las categorías');
  },
};
