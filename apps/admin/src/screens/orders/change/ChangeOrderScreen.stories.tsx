import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { refusal, shopAnswer, signInOwner, silence, staffScreen } from '../../../testing/staffStory.tsx';
import { ChangeOrderScreen } from './ChangeOrderScreen.tsx';

const meta = {
  title: 'Staff tool/ChangeOrder',
  component: ChangeOrderScreen,
  tags: ['!autodocs'],
  decorators: [staffScreen],
  beforeEach: signInOwner,
  parameters: { layout: 'fullscreen', answers: () => ({ 'GET /shop': () => shopAnswer('cambiar') }) },
} satisfies Meta<typeof ChangeOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  parameters: {
    answers: () => ({
      'GET /shop': () => shopAnswer('cambiar'),
      'GET /order-details/NaN': () => refusal(500, 'Error interno'),
    }),
  },
  play: async () => {
    await screen.findByRole('alert');
  },
};
export const Loading: Story = {
  parameters: { answers: () => ({ 'GET /order-details/NaN': silence }) },
};

const anExtra = (id_ingrediente: number, nombre: string, precio_extra: number) => ({
  id_ingrediente,
  nombre,
  descripcion: '',
  precio_extra,
});
const aProduct = (id_producto: number, nombre: string, precio: number) => ({
  id_producto,
  nombre,
  descripcion: '',
  precio,
  categoria: 1,
  imagen_url: '',
});
const aLine = (product: ReturnType<typeof aProduct>, cantidad: number) => ({
  id_detalle: product.id_producto,
  id_producto: product.id_producto,
  ids_extras: [],
  ids_crepas: [],
  imagen: '',
  producto: product,
  cantidad,
  combo: null,
  extras: null,
});
const [frutos, cajeta] = [aProduct(1, 'Frutos rojos', 125), aProduct(2, 'Cajeta', 85)];
const order = {
  id_pedido: 7,
  total: 559,
  etapa: 'aceptado',
  telefono_usuario: '5512345678',
  direccion_entrega: 'Colima 5, Roma Norte',
  detalles: [
    {
      ...aLine(frutos, 3),
      ids_extras: [1, 2],
      extras: 'Fresas, Plátano',
      precio_total_extras: 99,
    },
    aLine(cajeta, 1),
  ],
};

/** Staff take an extra off, and the other one becomes dearer before they save. The sums are those of the whole order. */
export const WithoutAnExtra: Story = {
  parameters: {
    answers: () => {
      let platano = 15;
      return {
        'GET /shop': () => shopAnswer('cambiar'),
        'GET /order-details/NaN': () => Response.json(order),
        'GET /category-asc': () => Response.json([{ id: 1, nombre: 'Dulces' }]),
        'GET /admin': () => Response.json([frutos, cajeta]),
        'GET /producto-ingredientes/1': () => Response.json([1, 2]),
        'GET /producto-ingredientes/2': () => Response.json([]),
        'GET /ingredientes': () => Response.json([anExtra(1, 'Fresas', 18), anExtra(2, 'Plátano', platano)]),
        'PUT /orders/7/contenido': () => {
          platano = 20;
          const cambios = [{ id_producto: 1, motivo: 'extra', nombre: 'Plátano', antes: 15, ahora: 20 }];
          return Response.json({ error: 'El menú cambió', cambios, total: 520 }, { status: 409 });
        },
      };
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Extras de Frutos rojos' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Fresas/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Listo' }));
    const save = await screen.findByRole('button', { name: /^Guardar cambio/ });
    await expect(save).toHaveTextContent('$505.00');
    await userEvent.type(screen.getByLabelText('Motivo'), 'No hay fresas');
    await userEvent.click(save);
    await screen.findByText(/El total era \$505\.00 y ahora es \$520\.00\./);
    await expect(save).toHaveTextContent('$520.00');
  },
};
