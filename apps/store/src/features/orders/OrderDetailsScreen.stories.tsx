import { atScreen, changeAnswers, exampleMenu, exampleShop, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { proven, visited } from '../../testing/customers.ts';
import { long } from '../../testing/longWords.ts';
import { noticesAre } from '../../testing/notices.ts';
import { wholeStore } from '../../testing/openStore.tsx';
import { orderDetails, orderLine } from '../../testing/orders.ts';

const line = orderLine({
  imagen: exampleMenu.products[6]?.imageUrl,
  producto: { nombre: 'Trío Crepatlán', precio: 239 },
  cantidad: 1,
  combo: 'Cajeta con nuez, Avellana con fresas, Jamón con queso',
  extras: 'Nuez',
  precio_total_extras: 15,
});
const both = [orderLine(), { ...line, id_detalle: 2 }];
const answered = (changes: object = {}) => ({
  'GET /order-details/:id': () => orderDetails({ total: 424, detalles: both, ...changes }),
});

const meta = {
  title: 'Storefront/Order details',
  ...wholeStore,
  parameters: atScreen({
    path: '/order-details/9',
    shop: { features: [...exampleShop.features, 'cancelar', 'escalado', 'push', 'posicion'] },
    storage: proven,
    sessionStorage: visited,
    answers: answered(),
    now: '2026-11-20T19:31:00-06:00',
  }),
  beforeEach: [wholeStore.beforeEach, noticesAre('off')],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sees = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeVisible();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Default: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Cancelar pedido' });
    await screen.findByRole('button', { name: 'Avísame cuando salga' });
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const Desk: Story = { ...Default, globals: { viewport: { value: 'desktop' } } };
export const WithNotices: Story = {
  beforeEach: noticesAre('on'),
  play: async () => {
    await screen.findByRole('button', { name: 'Ya no avisarme' });
  },
};
/** The map has its room before it is loaded, and keeps it when it cannot be. */
export const WithMap: Story = {
  parameters: atScreen({ answers: answered({ posicion: { lat: 19.4165, lng: -99.1617 } }) }),
  play: async () => {
    const map = await screen.findByRole<HTMLImageElement>('img', { name: /^Mapa de / });
    map.scrollIntoView({ block: 'center' });
    const room = map.getBoundingClientRect().height;
    await expect(room).toBeGreaterThan(100);
    await waitFor(() => expect(map.naturalWidth).toBeGreaterThan(0));
    await expect(map.getBoundingClientRect().height).toBeCloseTo(room);
    map.dispatchEvent(new Event('error'));
    await waitFor(() => expect(map).not.toBeVisible());
    await expect(map.getBoundingClientRect().height).toBeCloseTo(room);
  },
};
/** With a promised time. */
export const OnItsWay: Story = {
  parameters: atScreen({ answers: answered({ etapa: 'en_camino', minutos: 35 }) }),
  play: async () => {
    await sees(/^Tu pedido va en camino\. Llega hacia las? /);
  },
};
export const Delivered: Story = {
  parameters: atScreen({
    answers: answered({
      estado: 1,
      etapa: 'entregado',
      envio: 35,
      detalles: [{ ...orderLine(), id_producto: 1 }],
    }),
  }),
  play: async () => {
    await sees('Entregado');
    await press('Pedir otra vez');
    await sees('Listo, ya está en tu carrito.');
    await screen.findByRole('link', { name: 'Ver carrito' });
  },
};
export const Pickup: Story = {
  parameters: atScreen({
    answers: answered({ entrega: 'recoger', direccion_entrega: 'Recoger en la tienda' }),
  }),
  play: async () => {
    await sees('Recógelo en:');
  },
};
export const Rejected: Story = {
  parameters: atScreen({
    answers: answered({ estado: 2, etapa: 'rechazado', motivo: 'Se acabó la cajeta' }),
  }),
  play: async () => {
    await sees(/Se acabó la cajeta/);
  },
};
/** Nobody has answered for three minutes, and the owner has been told. */
export const Unanswered: Story = {
  parameters: atScreen({
    now: '2026-11-20T19:34:00-06:00',
    answers: answered({
      aviso_duena: '2026-11-20T19:33:00-06:00',
      alcance_duena: { aparatos: 1, llegaron: 1 },
    }),
  }),
  play: async () => {
    await sees(/Ya le avisamos a la dueña/);
  },
};
export const CancelQuestion: Story = {
  play: async () => {
    await press('Cancelar pedido');
    await screen.findByRole('dialog', { name: '¿Cancelar tu pedido?' });
  },
};
/** The kitchen was faster. */
export const CancelledTooLate: Story = {
  parameters: atScreen({
    answers: {
      'POST /orders/:id/cancelar': refused(409, 'El pedido ya está aceptado.', { etapa: 'aceptado' }),
    },
  }),
  play: async () => {
    await press('Cancelar pedido');
    changeAnswers(answered({ etapa: 'aceptado' }));
    await press('Sí, cancelar pedido');
    await screen.findByText(/^La cocina ya aceptó tu pedido/);
  },
};
/** Without a pin, with a note, a name and cash. */
export const WithOptions: Story = {
  parameters: atScreen({
    answers: answered({ nombre: 'Lupita Hernández', paga_con: 500, nota_pedido: 'Sin nuez, por favor.' }),
  }),
  play: async () => {
    await screen.findByText(/^Sin pin:/);
    await screen.findByText(/^Pagas con/);
  },
};
/** The shop has changed what is in it. */
export const Changed: Story = {
  parameters: atScreen({
    answers: answered({
      version: 1,
      cambios_pedido: [
        {
          version: 1,
          motivo: 'Se acabaron las fresas',
          total_antes: 519,
          total_ahora: 424,
          cambios: [{ que: 'producto', nombre: 'Avellana con fresas', hecho: 'quitado', antes: 1, ahora: 0 }],
        },
      ],
    }),
  }),
  play: async () => {
    await sees('La tienda cambió tu pedido');
  },
};
export const LongText: Story = {
  parameters: atScreen({
    answers: answered({
      total: 100 * long.pesos,
      detalles: [long.product, long.word].map((nombre, index) =>
        orderLine({
          id_detalle: index + 1,
          imagen: null,
          producto: { nombre, precio: long.pesos },
          cantidad: 50,
          extras: index === 0 ? long.product : null,
          precio_total_extras: index === 0 ? long.pesos : 0,
        }),
      ),
    }),
  }),
  play: async () => {
    await screen.findByText(new RegExp(long.word));
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /order-details/:id': () => 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /order-details/:id': () => 'failing' } }),
  play: async () => {
    await sees('No pudimos cargar tu pedido. Intenta de nuevo.');
  },
};
export const Offline: Story = {
  parameters: atScreen({ isOffline: true }),
  play: async () => {
    await sees('Sin conexión');
    await sees('No pudimos cargar tu pedido. Intenta de nuevo.');
  },
};
/** The order belongs to another phone. */
export const NotThere: Story = {
  parameters: atScreen({ answers: { 'GET /order-details/:id': refused(404, 'No existe.') } }),
  play: async () => {
    await sees('No encontramos este pedido. Puede que sea de otro número.');
  },
};
/** The customer's phone is not proven on this device. */
export const PhoneUnknown: Story = {
  parameters: atScreen({
    storage: { addressDetails: null },
    answers: { 'GET /order-details/:id': refused(401, 'Identifícate.') },
  }),
  play: async () => {
    await screen.findByRole('link', { name: 'Verificar mi teléfono' });
  },
};
