import { atScreen, changeAnswers, exampleMenu, exampleShop, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { proven, visited } from '../../testing/customers.ts';
import { long } from '../../testing/longWords.ts';
import { noticesAre } from '../../testing/notices.ts';
import { wholeStore } from '../../testing/openStore.tsx';
import { forTomorrow, orderDetails, orderLine } from '../../testing/orders.ts';
import { followedOrders } from './followedOrdersStorage.ts';

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
/** Home keeps no place for an order whose end its page has told. */
export const Delivered: Story = {
  parameters: atScreen({
    storage: { ...proven, followedOrders: [9] },
    answers: answered({
      estado: 1,
      etapa: 'entregado',
      envio: 35,
      detalles: [{ ...orderLine(), id_producto: 1 }],
    }),
  }),
  play: async () => {
    await sees('Entregado');
    await waitFor(() => expect(followedOrders.load()).toEqual([]));
    await press('Pedir otra vez');
    await sees('Listo, ya está en tu carrito.');
    await screen.findByRole('link', { name: 'Ver carrito' });
  },
};
/** Subtotal, code, delivery. */
export const WithCode: Story = {
  parameters: atScreen({
    answers: answered({ total: 188, envio: 35, codigo: 'CREPA10', descuento: 17 }),
  }),
  play: async () => {
    await sees('Código CREPA10');
    const terms = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(terms).toEqual(expect.arrayContaining(['$188.00', '$170.00', '−$17.00', '$35.00']));
  },
};
export const WithCodeSmall: Story = { ...WithCode, globals: { viewport: { value: 'small' } } };
/** A code takes everything off: there is nothing to transfer. */
export const CostsNothing: Story = {
  parameters: atScreen({
    answers: answered({
      total: 0,
      envio: 35,
      codigo: 'TODO',
      descuento: 205,
      metodo_pago: 'transferencia',
    }),
  }),
  play: async () => {
    await sees('Aquí ves cómo avanza tu pedido.');
    await sees('Código TODO');
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
/** The shop has no WhatsApp: the person in charge is called. */
export const UnansweredByTelephone: Story = {
  parameters: atScreen({
    shop: { whatsApp: '' },
    now: '2026-11-20T19:34:00-06:00',
    answers: answered({
      aviso_duena: '2026-11-20T19:33:00-06:00',
      alcance_duena: { aparatos: 1, llegaron: 0 },
    }),
  }),
  play: async () => {
    const call = await screen.findByRole('link', { name: 'Llamar' });
    await expect(call).toHaveAttribute('href', `tel:+52${exampleShop.responsible?.phone}`);
    call.scrollIntoView({ block: 'center' });
  },
};
/** A shop without WhatsApp is called about any other question too. */
export const DoubtByTelephone: Story = {
  parameters: atScreen({ shop: { whatsApp: '' } }),
  play: async () => {
    await sees('¿Dudas de tu pedido? Pregúntale a la tienda.');
    await expect(await screen.findByRole('link', { name: 'Llamar' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  },
};
export const CancelQuestion: Story = {
  play: async () => {
    await press('Cancelar pedido');
    await screen.findByRole('dialog', { name: '¿Cancelar tu pedido?' });
  },
};
const later = (etapa: string, changes: object = {}) =>
  atScreen({ answers: answered({ etapa, ...forTomorrow, ...changes }) });
/** An order for later, which the shop has not answered. */
export const ForLater: Story = {
  parameters: later('recibido', { en_espera: undefined }),
  play: async () => {
    await sees('La tienda tiene tu pedido y pronto lo confirma. Es para mañana a las 8:30 p.m.');
  },
};
/** The shop accepted it, and begins later: until then the customer may cancel it. */
export const OnHold: Story = {
  parameters: later('aceptado'),
  play: async () => {
    await sees('Confirmado para mañana a las 8:30 p.m. La tienda empieza a prepararlo más tarde.');
    await screen.findByRole('button', { name: 'Cancelar pedido' });
  },
};
export const OnHoldSmall: Story = { ...OnHold, globals: { viewport: { value: 'small' } } };
export const OnHoldDesk: Story = { ...OnHold, globals: { viewport: { value: 'desktop' } } };
export const OnHoldCancelQuestion: Story = {
  parameters: later('aceptado'),
  play: async () => {
    await press('Cancelar pedido');
    await screen.findByText('La tienda todavía no lo prepara: puedes cancelarlo sin costo.');
  },
};
/** The preparation has begun. */
export const NoLongerOnHold: Story = {
  parameters: later('aceptado', {
    para: '2026-11-21T02:15:00.000Z',
    preparar_desde: '2026-11-21T01:30:00.000Z',
    en_espera: undefined,
  }),
  play: async () => {
    await sees('La tienda aceptó tu pedido. Es para hoy a las 8:15 p.m.');
    await expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull();
  },
};
/** The order came while the shop was closed, at noon. */
export const WaitsForOpening: Story = {
  parameters: atScreen({
    now: '2026-11-20T12:20:00-06:00',
    answers: answered({
      fecha_pedido: '2026-11-20T12:05:00-06:00',
      para: '2026-11-21T00:30:00.000Z',
      preparar_desde: '2026-11-20T23:45:00.000Z',
      avisar_desde: '2026-11-20T23:00:00.000Z',
    }),
  }),
  play: async () => {
    await sees('La tienda tiene tu pedido y lo confirma cuando abra. Es para hoy a las 6:30 p.m.');
    await expect(screen.queryByText(/todavía no confirma/)).toBeNull();
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
