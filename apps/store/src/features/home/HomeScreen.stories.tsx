import { atScreen, changeAnswers, exampleShop, goOffline } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { breakfastMenu, cartOf, chosen, known, proven, visited } from '../../testing/customers.ts';
import { long, longProducts } from '../../testing/longWords.ts';
import { wholeStore } from '../../testing/openStore.tsx';
import { activeOrder, forTomorrow, placedOrder } from '../../testing/orders.ts';

const withCart = { ...known, ...cartOf(chosen(1, { quantity: 2 })) };

const meta = {
  title: 'Storefront/Home',
  ...wholeStore,
  parameters: atScreen({ path: '/home', storage: withCart, sessionStorage: visited }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tonight = Date.parse('2026-11-20T20:40:00-06:00');
const seesTheMenu = () => screen.findByText('Fresas con crema');

export const Default: Story = {
  play: async () => {
    await seesTheMenu();
    const menu = screen.getByRole('tabpanel');
    await expect(within(menu).getByRole('list')).toHaveStyle({ marginBottom: '100px' });
    const [promoted] = within(screen.getByRole('region', { name: 'Mejores Selecciones' })).getAllByRole(
      'listitem',
    );
    await expect(promoted?.offsetWidth).toBeGreaterThanOrEqual(120);
    const about = screen.getByRole('navigation', { name: 'Sobre la tienda' });
    const addresses = within(about)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(['/tienda', '/aviso-de-privacidad']);
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const Desk: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await seesTheMenu();
    await expect(screen.getByRole('button', { name: 'Carrito (1)' })).toBeVisible();
  },
};
/** «Finalizar» asked for the address and the details, and «Guardar» led here. */
export const FinishingOrder: Story = {
  parameters: atScreen({ sessionStorage: { session: { ...visited.session, isFinishing: true } } }),
  play: async () => {
    await seesTheMenu();
    await screen.findByRole('link', { name: /Sigue con tu pedido Ver carrito/ });
  },
};
export const EmptyCart: Story = {
  parameters: atScreen({ storage: { cart: null } }),
  play: async () => {
    await seesTheMenu();
    await expect(screen.queryByRole('link', { name: /^Ver carrito/ })).toBeNull();
  },
};
/** In the evening: what is had in the morning stays in view, and says when. */
export const OutsideHours: Story = {
  parameters: atScreen({ menu: breakfastMenu([1, 2, 4]) }),
  play: async () => {
    await seesTheMenu();
    await expect(await screen.findAllByText('Desde mañana a las 8:00 a.m.')).toHaveLength(5);
    await expect(screen.queryByRole('link', { name: 'Agregar Fresas con crema' })).toBeNull();
    await expect(screen.getByRole('link', { name: 'Agregar Plátano con chocolate' })).toBeVisible();
  },
};
export const OutsideHoursSmall: Story = { ...OutsideHours, globals: { viewport: { value: 'small' } } };
export const OutsideHoursDesk: Story = { ...OutsideHours, globals: { viewport: { value: 'desktop' } } };
/** Before eight. */
export const EarlyMorning: Story = {
  parameters: atScreen({ menu: breakfastMenu(), now: '2026-11-20T07:00:00-06:00' }),
  play: async () => {
    await seesTheMenu();
    await expect((await screen.findAllByText('Desde las 8:00 a.m.')).length).toBeGreaterThan(3);
  },
};
export const Paused: Story = {
  parameters: atScreen({ shop: { pausedUntil: tonight } }),
  play: async () => {
    await seesTheMenu();
    await screen.findByText(/^Pausamos pedidos hasta/);
  },
};
export const Busy: Story = {
  parameters: atScreen({ shop: { busy: { minutes: 65, until: tonight } } }),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('Hoy tardamos unos 65 minutos');
  },
};
export const Closed: Story = {
  parameters: atScreen({ now: '2026-11-20T12:00:00-06:00' }),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('Cerrado. Abrimos hoy a las 5:00 p.m.');
  },
};
const christmas = { kind: 'closed', date: '2026-11-20', reason: 'Navidad' } as const;
export const SpecialDay: Story = {
  parameters: atScreen({ shop: { specialDays: [christmas] } }),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('Cerrado por Navidad. Abrimos mañana a las 5:00 p.m.');
  },
};
export const SpecialDaySmall: Story = { ...SpecialDay, globals: { viewport: { value: 'small' } } };
/** The owner closed it without saying until when. */
export const SwitchedOff: Story = {
  parameters: atScreen({ shop: { isOpen: false } }),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('Cerrado.');
  },
};
export const Offline: Story = {
  play: async () => {
    await seesTheMenu();
    goOffline();
    await userEvent.click(screen.getByRole('tab', { name: 'Bebidas' }));
    await screen.findByText('Sin conexión');
  },
};
export const Loading: Story = {
  parameters: atScreen({
    answers: { 'GET /category-asc': 'silent', 'GET /category': 'silent', 'GET /promo': 'silent' },
  }),
  play: async () => {
    const promoted = await screen.findByRole('region', { name: 'Mejores Selecciones' });
    await expect(promoted.querySelectorAll('[role=status] li')).toHaveLength(5);
    const menu = screen.getByRole('region', { name: 'Qué vas a pedir hoy?' });
    await expect(menu.querySelectorAll('[role=status] li')).toHaveLength(4);
  },
};
/** A new shop without a menu. */
export const NoMenu: Story = {
  parameters: atScreen({ menu: { categories: [], products: [] }, storage: { cart: null } }),
  play: async () => {
    await screen.findByText('Estamos preparando el menú. Vuelve pronto.');
  },
};
export const CategoriesFailed: Story = {
  parameters: atScreen({ answers: { 'GET /category-asc': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al obtener categorías');
  },
};
export const CategoryFailed: Story = {
  play: async () => {
    await seesTheMenu();
    changeAnswers({ 'GET /category': 'failing' });
    await userEvent.click(screen.getByRole('tab', { name: 'Bebidas' }));
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const LongText: Story = {
  parameters: atScreen({
    menu: { products: longProducts },
    shop: { name: long.word, tagline: long.product, message: long.product },
    storage: {
      selectedAddress: { ...known.selectedAddress, address: `${long.word}, ${long.product}` },
      ...cartOf(...longProducts.map((product) => ({ ...chosen(1), product, quantity: 50 }))),
    },
  }),
  play: async () => {
    const menu = await screen.findByRole('tabpanel');
    await within(menu).findByText(long.product);
    await within(menu).findByText(long.word);
  },
};

const whatsAppOffer = { orderId: 9, link: 'https://wa.me/525512345678' };
export const OrderUnderWay: Story = {
  parameters: atScreen({
    storage: { ...proven, followedOrders: [9] },
    sessionStorage: { session: { ...visited.session, whatsAppOffer } },
    answers: { 'GET /orders/user/:phone': [activeOrder()] },
  }),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('PEDIDO EN PREPARACIÓN');
    await screen.findByRole('link', { name: 'Enviar por WhatsApp' });
  },
};
/** The shop accepted an order for later. */
export const OrderOnHold: Story = {
  parameters: atScreen({
    storage: { ...proven, followedOrders: [9] },
    answers: { 'GET /orders/user/:phone': [activeOrder({ etapa: 'aceptado', ...forTomorrow })] },
  }),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('PEDIDO PROGRAMADO');
    await screen.findByText('Confirmado para mañana a las 8:30 p.m.');
  },
};
export const OrderOnHoldSmall: Story = { ...OrderOnHold, globals: { viewport: { value: 'small' } } };
/** The sentence of a closed shop offers its other hours (extension `programar`). */
export const ClosedForLater: Story = {
  parameters: atScreen({
    now: '2026-11-20T12:00:00-06:00',
    shop: {
      features: [...exampleShop.features, 'programar'],
      scheduling: { isActive: true, daysAhead: 1, maxPerQuarter: null },
    },
  }),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('Cerrado. Abrimos hoy a las 5:00 p.m. Pide desde ahora para después.');
  },
};
export const ClosedForLaterSmall: Story = { ...ClosedForLater, globals: { viewport: { value: 'small' } } };
export const OrdersFailed: Story = {
  parameters: atScreen({
    storage: { ...proven, followedOrders: [9] },
    answers: { 'GET /orders/user/:phone': 'failing' },
  }),
  play: async () => {
    await seesTheMenu();
    await screen.findByText('No pudimos cargar tu pedido.');
  },
};
const lineOf = (index: number, quantity = 1) => ({ ...chosen(index), quantity });
export const EarlierOrders: Story = {
  parameters: atScreen({
    storage: {
      ...proven,
      pastOrders: [
        { id: 2, lines: [lineOf(1), lineOf(2, 2)] },
        { id: 1, lines: [{ ...lineOf(3), product: { ...chosen(3).product, name: long.product } }] },
      ],
    },
    answers: { 'GET /orders/user/:phone': [] },
  }),
  play: async () => {
    await seesTheMenu();
    const row = await screen.findByRole('region', { name: 'Pedir otra vez' });
    await expect(within(row).getAllByRole('button')).toHaveLength(2);
  },
};
/** «Finalizar» worked. */
export const OrderPlaced: Story = {
  parameters: atScreen({
    path: '/cart',
    shop: { whatsApp: '' },
    storage: proven,
    answers: {
      'POST /orders': placedOrder,
      'GET /orders/user/:phone': [activeOrder({ total: 170, etapa: 'recibido' })],
    },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Finalizar/ }));
    await screen.findByText('¡Listo! Recibimos tu pedido #9.');
    await screen.findByText('Recibido');
  },
};
/** «Finalizar» worked, for tomorrow. */
export const OrderPlacedForLater: Story = {
  parameters: atScreen({
    path: '/cart',
    shop: {
      whatsApp: '',
      features: [...exampleShop.features, 'programar'],
      scheduling: { isActive: true, daysAhead: 1, maxPerQuarter: null },
    },
    storage: proven,
    sessionStorage: {
      orderOptions: { isLater: true, scheduledFor: Date.parse('2026-11-21T20:30:00-06:00') },
    },
    answers: {
      'POST /orders': placedOrder,
      'GET /orders/user/:phone': [activeOrder({ total: 170, etapa: 'recibido', ...forTomorrow })],
    },
  }),
  play: async () => {
    await screen.findByDisplayValue('8:30 p.m.');
    await userEvent.click(await screen.findByRole('button', { name: /^Finalizar/ }));
    await screen.findByText(/^Es para mañana a las 8:30 p\.m\./);
    await screen.findByText('Recibido · para mañana a las 8:30 p.m.');
  },
};
