import { atScreen, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { longMenu } from '../../../testing/longMenu.ts';
import { menuAnswers, storyOrder } from '../../../testing/menuStory.ts';
import { wholeServer, wholeTool } from '../../../testing/openAdmin.tsx';
import { longOrderDetails, options, orderDetails } from '../../../testing/orders.ts';

const meta = {
  title: 'Staff tool/ChangeOrder',
  ...wholeTool,
  parameters: atScreen({
    path: '/orders/7/cambiar',
    shop: wholeServer,
    answers: { 'GET /order-details/:id': () => ({ ...orderDetails, ...options }) },
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.findByRole('button', { name: /^Guardar cambio/ });

export const Default: Story = {
  play: async () => {
    await save();
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
/** «Cambiar por otro» of a product that is used up leads here. */
export const OfOneProduct: Story = {
  parameters: atScreen({ path: '/orders/7/cambiar?por=3' }),
  play: async () => {
    await screen.findByText('¿Por cuál cambias Plátano con chocolate?');
  },
};
export const LongWords: Story = {
  ...Default,
  parameters: atScreen({
    path: '/orders/123456/cambiar',
    menu: longMenu,
    answers: { 'GET /order-details/:id': () => longOrderDetails },
  }),
};
export const LongWordsSmall: Story = { ...LongWords, globals: { viewport: { value: 'small' } } };
export const WithFaults: Story = {
  play: async () => {
    const button = await save();
    await userEvent.clear(screen.getByLabelText(/^Dirección/));
    await userEvent.click(button);
    await screen.findByText('Escribe el motivo: el cliente lo lee.');
    await screen.findByText('Escribe la dirección');
  },
};

/** Staff take an extra off, and the other one becomes dearer before they save. The sums are those of the whole order. */
export const WithoutAnExtra: Story = {
  parameters: atScreen({
    answers: (() => {
      let platano = 15;
      return {
        'GET /order-details/:id': () => storyOrder,
        ...menuAnswers(() => platano),
        'PUT /orders/:id/contenido': () => {
          platano = 20;
          const cambios = [{ id_producto: 1, motivo: 'extra', nombre: 'Plátano', antes: 15, ahora: 20 }];
          return refused(409, 'El menú cambió', { cambios, total: 520 })();
        },
      };
    })(),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Extras de Frutos rojos' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Fresas/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Listo' }));
    const button = await save();
    await expect(button).toHaveTextContent('$505.00');
    await userEvent.type(screen.getByLabelText('Motivo'), 'No hay fresas');
    await userEvent.click(button);
    await screen.findByText(/El total era \$505\.00 y ahora es \$520\.00\./);
    await expect(button).toHaveTextContent('$520.00');
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /order-details/:id': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando pedido…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /order-details/:id': 'failing' } }),
  play: async () => {
    await screen.findByRole('alert');
  },
};
export const Offline: Story = {
  parameters: atScreen({ isOffline: true }),
  play: async () => {
    await screen.findByText(/Revisa tu internet/);
  },
};
/** The order is on its way. */
export const TooLate: Story = {
  parameters: atScreen({
    answers: { 'GET /order-details/:id': () => ({ ...orderDetails, etapa: 'en_camino' }) },
  }),
  play: async () => {
    await screen.findByText('Este pedido ya no se puede cambiar');
  },
};
export const NotFound: Story = {
  parameters: atScreen({ answers: { 'GET /order-details/:id': refused(404, 'No existe el pedido.') } }),
  play: async () => {
    await screen.findByText('No encontramos este pedido');
  },
};
/** An address that somebody has typed. */
export const WrongAddress: Story = {
  parameters: atScreen({ path: '/orders/siete/cambiar' }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Cambiar pedido' });
    await screen.findByText('No encontramos este pedido');
  },
};
export const OlderServer: Story = {
  parameters: atScreen({ answers: { 'GET /shop': refused(404, 'No existe.') } }),
  play: async () => {
    await screen.findByText('Tu servidor no cambia pedidos');
  },
};
