import {
  type Answer,
  atScreen,
  changeAnswers,
  menuWithGroups,
  refused,
  sentRequests,
} from '@crepas/api/testing';
import type { Cents } from '@crepas/domain';
import { Page } from '@crepas/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { eveningOrders } from '../../testing/eveningOrders.ts';
import { long, longMenu } from '../../testing/longMenu.ts';
import { menuAnswers, storyOrder } from '../../testing/menuStory.ts';
import { signedInAs, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';
import { longOrderDetails } from '../../testing/orders.ts';
import { useOrderDrafts } from '../orders/index.ts';
import { FormTotals } from './form/OrderFields.tsx';

const meta = {
  title: 'Staff tool/Phone order',
  ...wholeTool,
  parameters: atScreen({ path: '/orders/nuevo', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const typePhone = async (phone = '5512345678') => {
  const field = await screen.findByLabelText(/Teléfono/);
  await userEvent.clear(field);
  await userEvent.type(field, phone);
};
const take = () => screen.getByRole('button', { name: /^Tomar pedido/ });

export const Default: Story = {
  play: async () => {
    await screen.findByLabelText(/Teléfono/);
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const NotOffered: Story = {
  parameters: atScreen({ shop: { features: ['horario'] } }),
  play: async () => {
    await screen.findByText('Tu servidor no toma pedidos por teléfono');
  },
};
/** «Lo mismo» adds to what was chosen before, and a product that was only typed stops the order. */
export const KnownCustomer: Story = {
  parameters: atScreen({
    answers: {
      ...menuAnswers(),
      'GET /clientes/:phone': () => ({
        nombre: 'Eva',
        direcciones: [{ direccion_entrega: storyOrder.direccion_entrega }],
        ultimo: storyOrder,
      }),
    },
  }),
  play: async () => {
    const pick = async (typed: string) => {
      await userEvent.type(screen.getByRole('combobox'), typed);
      await userEvent.click(await screen.findByRole('option'));
    };
    await typePhone();
    // Name and only address are there before «Lo mismo».
    await waitFor(() => expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Eva'));
    await expect(screen.getByLabelText('Dirección')).toHaveValue(storyOrder.direccion_entrega);
    await pick('caj');
    await pick('2 frutos');
    await userEvent.click(await screen.findByRole('button', { name: 'Lo mismo' }));
    await waitFor(() => expect(take()).toHaveTextContent('$894.00'));
    await userEvent.type(screen.getByRole('combobox'), 'frut');
    await userEvent.click(take());
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/^Falta elegir/);
    // The open list would cover the sentence.
    await expect(screen.queryByRole('option')).toBeNull();
  },
};
/** A mistyped phone is corrected: nothing of the other customer stays. */
export const MistypedPhone: Story = {
  parameters: atScreen({
    answers: {
      'GET /clientes/:phone': ({ params }) =>
        params.phone === '5512345678'
          ? { nombre: 'Eva', direcciones: [{ direccion_entrega: 'Colima 5' }], ultimo: storyOrder }
          : { direcciones: [] },
    },
  }),
  play: async () => {
    await typePhone();
    await waitFor(() => expect(screen.getByLabelText('Dirección')).toHaveValue('Colima 5'));
    await typePhone('5512345679');
    await waitFor(() => expect(screen.getByLabelText('Dirección')).toHaveValue(''));
    await expect(screen.getByLabelText(/^Nombre/)).toHaveValue('');
  },
};
/** What is ordered most today stands first; a category has all of its products. */
export const Tiles: Story = {
  parameters: atScreen({
    answers: { 'GET /active-orders': eveningOrders(6), 'GET /orders/events': 'silent' },
  }),
  play: async () => {
    const most = await screen.findByRole('list', { name: 'Lo más pedido' });
    const [best] = within(most).getAllByRole('button');
    await userEvent.click(best as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Bebidas' }));
    await userEvent.click(
      within(screen.getByRole('list', { name: 'Bebidas' })).getByRole('button', { name: /^Café/ }),
    );
    const lines = screen.getByRole('list', { name: 'Productos del pedido' });
    await expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
  },
};
/** «Tomar otra vez» of a rejected order: its customer, address and lines, at today's prices. */
export const TakenAgain: Story = {
  parameters: atScreen({
    path: '/orders/nuevo?de=7',
    answers: {
      ...menuAnswers(),
      'GET /order-details/:id': () => ({ ...storyOrder, etapa: 'rechazado', nombre: 'Eva' }),
      'GET /clientes/:phone': () => ({ direcciones: [] }),
    },
  }),
  play: async () => {
    await waitFor(() => expect(take()).toHaveTextContent('$559.00'));
    await expect(screen.getByLabelText(/Teléfono/)).toHaveValue('5512345678');
    await expect(screen.getByLabelText(/Nombre/)).toHaveValue('Eva');
    await expect(screen.getByLabelText('Dirección')).toHaveValue('Colima 5, Roma Norte');
  },
};
/** Lines that are being read cannot get into the next customer's order. */
export const TakenAgainSlowly: Story = {
  parameters: atScreen({
    path: '/orders/nuevo?de=7',
    answers: {
      'GET /category-asc': 'silent',
      'GET /order-details/:id': () => ({ ...storyOrder, etapa: 'rechazado', nombre: 'Eva' }),
      'GET /clientes/:phone': () => ({ direcciones: [] }),
    },
  }),
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText(/Teléfono/)).toHaveValue('5512345678'));
    await expect(screen.getByRole('button', { name: 'Borrar todo' })).toBeDisabled();
  },
};
/** An order that was begun is not overwritten. */
export const TakenAgainLater: Story = {
  ...TakenAgain,
  beforeEach: () =>
    useOrderDrafts.getState().write('new', JSON.stringify({ phone: '55', form: {}, sent: null })),
  play: async () => {
    await screen.findByText(/^Ya hay un pedido empezado/);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar todo' }));
    await waitFor(() => expect(take()).toHaveTextContent('$559.00'));
  },
};
/** Staff other than the owner read no order that ended more than seven days ago. They stay signed in. */
export const TakenAgainTooOld: Story = {
  parameters: {
    ...signedInAs('staff'),
    ...atScreen({
      path: '/orders/nuevo?de=7',
      answers: { 'GET /order-details/:id': refused(403, 'Este pedido ya solo lo puede ver la dueña.') },
    }),
  },
  play: async () => {
    await screen.findByText('Este pedido ya solo lo puede ver la dueña.');
  },
};
export const NewCustomer: Story = {
  parameters: atScreen({
    answers: { 'GET /clientes/:phone': () => ({ direcciones: [] }) },
  }),
  play: async () => {
    await typePhone();
    await screen.findByText('Es su primer pedido.');
  },
};
export const CustomerLoading: Story = {
  parameters: atScreen({ answers: { 'GET /clientes/:phone': 'silent' } }),
  play: async () => {
    await typePhone();
    await screen.findByText('Buscando sus pedidos…');
  },
};
export const CustomerFailed: Story = {
  parameters: atScreen({ answers: { 'GET /clientes/:phone': 'failing' } }),
  play: async () => {
    await typePhone();
    await screen.findByText('La tienda no pudo responder. Intenta de nuevo.');
  },
};
export const LongWords: Story = {
  parameters: atScreen({
    menu: longMenu,
    answers: {
      'GET /clientes/:phone': () => ({
        nombre: long.product,
        direcciones: [{ direccion_entrega: `${long.word} 5, ${long.product}` }],
        ultimo: longOrderDetails,
      }),
    },
  }),
  play: async () => {
    await typePhone();
    await screen.findByRole('button', { name: 'Lo mismo' });
  },
};
export const LongWordsSmall: Story = { ...LongWords, globals: { viewport: { value: 'small' } } };
/** Everything is wrong. */
export const WithFaults: Story = {
  parameters: atScreen({ answers: { 'GET /clientes/:phone': refused(404, 'No existe.') } }),
  play: async () => {
    await typePhone('55');
    await userEvent.type(screen.getByLabelText(/^Paga con/), 'mil');
    await userEvent.click(take());
    await screen.findByText('Escribe los 10 dígitos');
    await screen.findByText('Agrega por lo menos un producto');
  },
};
/** Staff may take it all the same. */
export const Closed: Story = {
  parameters: atScreen({ shop: { isOpen: false } }),
  play: async () => {
    await screen.findByText('Puedes tomar el pedido de todos modos.');
  },
};

const opensMap = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Poner|Mover) el pin/ }));
  const map = within(await screen.findByRole('region', { name: 'Mapa de la dirección' }));
  const field = await map.findByRole('combobox', { name: 'Buscar calle' });
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { map, field };
};
const tabasco = 'Tabasco 8, Roma Nte., Cuauhtémoc, 06700 Ciudad de México, CDMX, México';
const address = () => screen.getByLabelText('Dirección');
/** Streets are suggested around the middle of the map. */
export const StreetSearch: Story = {
  play: async () => {
    const { map, field } = await opensMap();
    await userEvent.type(field, 'tabasco');
    await map.findByRole('option', { name: /^Tabasco 8/ });
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
};
export const StreetSearchSmall: Story = { ...StreetSearch, globals: { viewport: { value: 'small' } } };
export const StreetSearchWide: Story = { ...StreetSearch, globals: { viewport: { value: 'desktop' } } };
/** By keyboard: the pin is there, and the address that nobody had typed. Another choice replaces both. */
export const StreetChosen: Story = {
  play: async () => {
    const { map, field } = await opensMap();
    await userEvent.type(field, 'colima 55');
    await map.findByRole('option', { name: /^Colima 55/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toHaveDisplayValue(/^Colima 55, Roma Nte\./));
    await userEvent.clear(field);
    await userEvent.type(field, 'tabasco');
    await userEvent.click(await map.findByRole('option', { name: /^Tabasco 8/ }));
    await waitFor(() => expect(address()).toHaveDisplayValue(tabasco));
    await expect(address()).toHaveAccessibleDescription('Con pin');
    await map.findByRole('button', { name: /^Pin:/ });
    // What stands behind a comma is of the same place; another number is asked about.
    await userEvent.type(address(), ', timbre 2');
    await expect(screen.queryByRole('group', { name: 'Pin de la dirección' })).toBeNull();
    await userEvent.clear(address());
    await userEvent.type(address(), 'Tabasco 12');
    await screen.findByRole('group', { name: 'Pin de la dirección' });
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
};
/** A typed address stays, and its pin is not doubted. */
export const StreetOfTypedAddress: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Dirección'), 'Tabasco 8, casa azul');
    const { map, field } = await opensMap();
    await userEvent.type(field, 'tabasco');
    await userEvent.click(await map.findByRole('option', { name: /^Tabasco 8/ }));
    await map.findByRole('button', { name: /^Pin:/ });
    await expect(address()).toHaveDisplayValue('Tabasco 8, casa azul');
    await expect(screen.queryByRole('group', { name: 'Pin de la dirección' })).toBeNull();
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
};
/** What is typed while the place is looked up stays. */
export const StreetAnsweredLate: Story = {
  play: async () => {
    const { map, field } = await opensMap();
    const pin = () => map.queryByRole('button', { name: /^Pin:/ });
    await userEvent.type(field, 'tabasco');
    const option = await map.findByRole('option', { name: /^Tabasco 8/ });
    const answer = holdGeocoder();
    await userEvent.click(option);
    await map.findByText('Buscando…');
    await userEvent.type(address(), 'Tabasco 8, casa azul');
    await expect(pin()).toBeNull();
    answer();
    await waitFor(() => expect(pin()).not.toBeNull());
    await expect(address()).toHaveDisplayValue('Tabasco 8, casa azul');
    await expect(screen.queryByRole('group', { name: 'Pin de la dirección' })).toBeNull();
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
};
/** Google does not know the place of its own suggestion. */
export const StreetWithoutPlace: Story = {
  play: async () => {
    const { map, field } = await opensMap();
    await userEvent.type(field, 'tabasco');
    const option = await map.findByRole('option', { name: /^Tabasco 8/ });
    const answer = holdGeocoder('ZERO_RESULTS');
    await userEvent.click(option);
    answer();
    await map.findByText('No pudimos ubicar esa calle. Toca el lugar en el mapa.');
    await expect(address()).toHaveDisplayValue('');
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
};
/** The next answer of the geocoder comes when the returned function is called; with a status it has no place. */
function holdGeocoder(status?: 'ZERO_RESULTS'): () => void {
  const { prototype } = google.maps.Geocoder;
  const { geocode } = prototype;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  prototype.geocode = async function (request, answer) {
    prototype.geocode = geocode;
    await held;
    if (status) answer?.([], status as google.maps.GeocoderStatus);
    else return geocode.call(this, request, answer);
    return { results: [] };
  };
  return release;
}
/** Without the map there is no search. */
export const WithoutMap: Story = {
  parameters: { maps: 'lost' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Poner el pin en el mapa' }));
    const lost = await screen.findByText('Error al cargar Google Maps');
    lost.scrollIntoView({ block: 'center', behavior: 'instant' });
    await expect(screen.queryByRole('combobox', { name: 'Buscar calle' })).toBeNull();
  },
};

const takesLater = {
  ...wholeServer,
  scheduling: { isActive: true, daysAhead: 1, maxPerQuarter: 4 },
};
/** The fake server's next quarters, of which 8:45 p.m. is full. */
const moments = {
  'GET /horas': () => ({
    horas: ['2026-11-20T20:45:00-06:00', '2026-11-20T21:00:00-06:00', '2026-11-21T18:00:00-06:00'],
    llenas: ['2026-11-20T20:45:00-06:00'],
  }),
};
const chooseLater = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'A otra hora' }));
  return screen.findByRole('combobox', { name: /^Hora/ });
};
/** «¿Cuándo lo quiere?»: an hour in place of minutes. */
export const ForLater: Story = {
  parameters: atScreen({ path: '/orders/nuevo', shop: takesLater, answers: moments }),
  play: async () => {
    const hour = await chooseLater();
    await waitFor(() =>
      expect(within(hour).getByRole('option', { name: '8:45 p.m. · Lleno' })).toBeDisabled(),
    );
    await userEvent.selectOptions(hour, '9:00 p.m.');
    await expect(screen.queryByRole('group', { name: /^Aceptar/ })).toBeNull();
    await screen.findByText(/^Queda aceptado y en «Programados»/);
    hour.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
};
export const ForLaterSmall: Story = { ...ForLater, globals: { viewport: { value: 'small' } } };
export const ForLaterWide: Story = { ...ForLater, globals: { viewport: { value: 'desktop' } } };
export const ForLaterTablet: Story = { ...ForLater, globals: { viewport: { value: 'wide' } } };
/** A closed shop does not stop staff, and an hour must be chosen. */
export const ForLaterWithoutHour: Story = {
  parameters: atScreen({
    path: '/orders/nuevo',
    shop: { ...takesLater, isOpen: false },
    answers: moments,
  }),
  play: async () => {
    await chooseLater();
    await userEvent.click(take());
    const hour = await screen.findByRole('combobox', { name: /^Hora/ });
    await expect(hour).toHaveAccessibleDescription('Elige la hora');
    await userEvent.click(screen.getByRole('radio', { name: 'Mañana' }));
    hour.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
};
/** Another order took the last place: the nearest hours are one tap away, and nothing is lost. */
export const ForLaterFull: Story = {
  parameters: atScreen({
    path: '/orders/nuevo',
    shop: takesLater,
    answers: {
      ...moments,
      'GET /active-orders': eveningOrders(6),
      'GET /orders/events': 'silent',
      'GET /clientes/:phone': () => ({ direcciones: [] }),
      'POST /orders/captura': refused(409, 'Esa hora se llenó.', {
        codigo: 'hora_llena',
        horas: ['2026-11-21T02:45:00.000Z', '2026-11-21T03:15:00.000Z', '2026-11-22T00:00:00.000Z'],
      }),
    },
  }),
  play: async () => {
    await typePhone();
    const most = await screen.findByRole('list', { name: 'Lo más pedido' });
    await userEvent.click(within(most).getAllByRole('button')[0] as HTMLElement);
    await userEvent.type(screen.getByLabelText('Dirección'), 'Colima 5');
    const hour = await chooseLater();
    await userEvent.selectOptions(hour, '9:00 p.m.');
    await userEvent.click(take());
    await waitFor(() => expect(hour).toHaveFocus());
    await expect(hour).toHaveAccessibleDescription('Esa hora se llenó. Elige otra.');
    await expect(screen.getByRole('button', { name: 'Mañana a las 6:00 p.m.' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hoy a las 9:15 p.m.' }));
    await expect(hour).toHaveDisplayValue('9:15 p.m.');
    await expect(hour).not.toHaveAccessibleDescription();
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /shop': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando…');
  },
};
/** What staff read below the products where delivery is charged. */
export const BelowTheMinimum: Story = {
  render: () => (
    <Page>
      <FormTotals
        isPickup={false}
        sums={{
          subtotal: 8_900 as Cents,
          fee: 2_500 as Cents,
          missing: 6_100 as Cents,
          total: 11_400 as Cents,
        }}
      />
    </Page>
  ),
};
const withCodes = { ...wholeServer, hasDiscountCodes: true };
const addCrepa = async (words: string) => {
  await userEvent.type(await screen.findByRole('combobox'), words);
  await userEvent.click(await screen.findByRole('option'));
};
const useCode = async (typed: string) => {
  await userEvent.type(await screen.findByLabelText('Código (opcional)'), typed);
  await userEvent.keyboard('{Enter}');
};
/** A tenth of the products. */
const tenth: Answer = ({ body }) => {
  const { codigo, total } = body as { readonly codigo: string; readonly total: number };
  return { codigo, descuento: total / 10 };
};
const sentOrders: unknown[] = [];
/** A code that the customer tells is a line of the sums, and goes with the order. */
export const WithCode: Story = {
  parameters: atScreen({
    shop: withCodes,
    answers: {
      'POST /codigos/probar': tenth,
      'POST /orders/captura': ({ body }) => {
        sentOrders.push(body);
        return refused(409, 'Ya no.')();
      },
    },
  }),
  play: async () => {
    sentOrders.length = 0;
    await typePhone();
    await addCrepa('cajeta');
    await useCode('crepa-10');
    await waitFor(() => expect(take()).toHaveTextContent('$76.50'));
    await screen.findByText('Código CREPA10');
    await userEvent.click(screen.getByRole('button', { name: /^Aumentar/ }));
    await waitFor(() => expect(take()).toHaveTextContent('$153.00'));
    await userEvent.type(screen.getByLabelText('Dirección'), 'Colima 5');
    await waitFor(() => expect(take()).not.toHaveAttribute('aria-busy'));
    await userEvent.click(take());
    await waitFor(() => expect(sentOrders).toHaveLength(1));
    await expect(sentOrders[0]).toMatchObject({ codigo: 'CREPA10', descuento: 17, total: 153 });
  },
};
export const WithCodeSmall: Story = { ...WithCode, globals: { viewport: { value: 'small' } } };
/** The field says why, and the order waits until the code is removed. */
export const CodeRefused: Story = {
  parameters: atScreen({
    shop: withCodes,
    answers: {
      'POST /codigos/probar': refused(409, 'Faltan $115.00.', { codigo: 'codigo_minimo', falta: 115 }),
    },
  }),
  play: async () => {
    await typePhone();
    await addCrepa('cajeta');
    await useCode('crepa10');
    await screen.findByText('Faltan $115.00 en productos para usar CREPA10.');
    await userEvent.type(screen.getByLabelText('Dirección'), 'Colima 5');
    await userEvent.click(take());
    await expect(sentRequests()).not.toContain('POST /orders/captura');
    await expect(screen.getByRole('button', { name: 'Quitar el código CREPA10' })).toHaveFocus();
  },
};
export const CodeWrong: Story = {
  parameters: atScreen({
    shop: withCodes,
    answers: { 'POST /codigos/probar': refused(409, 'Ese código no vale.', { codigo: 'codigo_no_vale' }) },
  }),
  play: async () => {
    await addCrepa('cajeta');
    await useCode('nada');
    await screen.findByText('El código NADA no vale.');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el código NADA' }));
    await waitFor(() => expect(screen.getByLabelText('Código (opcional)')).toHaveFocus());
  },
};
export const CodeFailed: Story = {
  parameters: atScreen({ shop: withCodes, answers: { 'POST /codigos/probar': 'failing' } }),
  play: async () => {
    await addCrepa('cajeta');
    await useCode('crepa10');
    await screen.findByText(/^No pudimos revisar el código/);
    changeAnswers({ 'POST /codigos/probar': tenth });
    await userEvent.click(screen.getByRole('button', { name: 'Revisar otra vez' }));
    await waitFor(() => expect(take()).toHaveTextContent('$76.50'));
  },
};
/** One that was typed and not used is not left out silently. */
export const CodeNotUsed: Story = {
  parameters: atScreen({ shop: withCodes }),
  play: async () => {
    await typePhone();
    await addCrepa('cajeta');
    await userEvent.type(screen.getByLabelText('Dirección'), 'Colima 5');
    await userEvent.type(screen.getByLabelText('Código (opcional)'), 'crepa10');
    await userEvent.click(take());
    await screen.findByText('Falta usar este código. Si no va, bórralo.');
    await waitFor(() => expect(screen.getByLabelText('Código (opcional)')).toHaveFocus());
  },
};
/** The owner changed the code while the order was typed. */
export const CodeChanged: Story = {
  parameters: atScreen({
    shop: withCodes,
    answers: {
      'POST /codigos/probar': tenth,
      'POST /orders/captura': () => {
        changeAnswers({
          'POST /codigos/probar': ({ body }) => ({
            codigo: Object(body).codigo,
            descuento: 5,
          }),
        });
        const cambios = [{ motivo: 'codigo', antes: 8.5, ahora: 5 }];
        return refused(409, 'El pedido cambió', { cambios, total: 80 })();
      },
    },
  }),
  play: async () => {
    await typePhone();
    await addCrepa('cajeta');
    await useCode('crepa10');
    await userEvent.type(screen.getByLabelText('Dirección'), 'Colima 5');
    await waitFor(() => expect(take()).toHaveTextContent('$76.50'));
    await userEvent.click(take());
    await screen.findByText(/El código descuenta ahora \$5\.00, antes \$8\.50\. Revisa y vuelve a guardar\./);
    await waitFor(() => expect(take()).toHaveTextContent('$80.00'));
  },
};
/** A drink without its size is asked about, and what is missing is said where it is looked for. */
export const Choices: Story = {
  parameters: atScreen({ menu: menuWithGroups }),
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'cafe');
    await userEvent.click(await screen.findByRole('option', { name: /desde \$45\.00/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Listo/ }));
    const size = dialog.getByRole('group', { name: 'Tamaño' });
    await expect(size).toHaveFocus();
    await expect(size).toHaveAccessibleDescription(/Elige una opción\./);
    await dialog.findByText('Falta elegir: Tamaño');
    // Nor does a key in the dialog take the order behind it.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(screen.queryByText('Escribe los 10 dígitos')).toBeNull();
  },
};
/** The line says what was chosen, and its sum has it. */
export const Chosen: Story = {
  parameters: atScreen({ menu: menuWithGroups }),
  play: async () => {
    const pick = async (typed: string) => {
      await userEvent.type(await screen.findByRole('combobox'), typed);
      await userEvent.click(await screen.findByRole('option'));
    };
    await pick('2 cafe');
    await userEvent.click(await screen.findByRole('radio', { name: 'Grande' }));
    await userEvent.click(screen.getByRole('button', { name: /^Listo/ }));
    // Sauces may be left out: the crepa is added at once.
    await pick('jamon');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Opciones y extras de Jamón con queso' }),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Salsa verde' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Salsa macha' }));
    // 95 + 12: the cheapest sauce is included.
    await expect(screen.getByRole('button', { name: /^Listo/ })).toHaveTextContent('$107.00');
    await userEvent.click(screen.getByRole('button', { name: /^Listo/ }));
    const lines = within(screen.getByRole('list', { name: 'Productos del pedido' }));
    lines.getByText('Tamaño: Grande');
    lines.getByText('Salsas: Salsa verde, Salsa macha');
    // 2 × (45 + 15) + 95 + 12: the cheapest sauce is included.
    await expect(take()).toHaveTextContent('$227.00');
  },
};
/** Each tap adds one piece, and the order is not taken before the groups of a tapped product are read. */
export const QuickTaps: Story = {
  parameters: atScreen({ menu: menuWithGroups }),
  play: async () => {
    const tile = await screen.findByRole('button', { name: /^Jamón con queso/ });
    tile.click();
    tile.click();
    await waitFor(() => expect(take()).toHaveTextContent('$190.00'));
    await expect(take()).not.toHaveAttribute('aria-busy', 'true');
    changeAnswers({ 'GET /grupos': 'silent' });
    tile.click();
    await waitFor(() => expect(take()).toHaveAttribute('aria-busy', 'true'));
    // Otherwise the product would be put into the next customer's order.
    await expect(screen.getByRole('button', { name: 'Borrar todo' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Teléfono/), '{Control>}{Enter}{/Control}');
    await expect(screen.queryByText('Escribe los 10 dígitos')).toBeNull();
  },
};
/** Each tapped product that asks is asked about, one after the other: none is lost. */
export const QuickTapsThatAsk: Story = {
  parameters: atScreen({ menu: menuWithGroups }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bebidas' }));
    const tile = await screen.findByRole('button', { name: /^Café de olla/ });
    tile.click();
    tile.click();
    const choose = async (size: string) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Café de olla' }));
      await expect(await dialog.findByRole('radio', { name: size })).not.toBeChecked();
      await userEvent.click(dialog.getByRole('radio', { name: size }));
      await userEvent.click(dialog.getByRole('button', { name: /^Listo/ }));
    };
    await choose('Grande');
    await choose('Grande');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const lines = within(screen.getByRole('list', { name: 'Productos del pedido' }));
    await expect(lines.getAllByRole('listitem')).toHaveLength(1);
    await expect(take()).toHaveTextContent('$120.00');
  },
};
export const ChosenSmall: Story = { ...Chosen, globals: { viewport: { value: 'small' } } };
