import { atScreen, exampleMenu, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { longMenu } from '../../../testing/longMenu.ts';
import { menuAnswers, storyOrder } from '../../../testing/menuStory.ts';
import { signedInAs, wholeServer, wholeTool } from '../../../testing/openAdmin.tsx';
import { longOrderDetails, options, orderDetails } from '../../../testing/orders.ts';

const meta = {
  title: 'Staff tool/Change order',
  ...wholeTool,
  parameters: atScreen({
    path: '/orders/7/cambiar',
    shop: wholeServer,
    answers: { 'GET /order-details/:id': () => ({ ...orderDetails, ...options }) },
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const bodies: unknown[] = [];

const save = () => screen.findByRole('button', { name: /^Guardar cambio/ });
async function pressFirst(name: string) {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
}

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
    const ready = await dialog.findByRole('button', { name: /^Listo/ });
    await expect(ready).toHaveTextContent('$474.00');
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Fresas/ }));
    // Once today's menu is read.
    await waitFor(() => expect(ready).toHaveTextContent('$420.00'));
    await userEvent.click(ready);
    const button = await save();
    await expect(button).toHaveTextContent('$505.00');
    await userEvent.type(screen.getByLabelText('Motivo'), 'No hay fresas');
    await userEvent.click(button);
    await screen.findByText(/El total era \$505\.00 y ahora es \$520\.00\./);
    await expect(button).toHaveTextContent('$520.00');
  },
};

/** The menu says how many crepas a combo holds, and whether they may be the same: the order does not tell. */
export const ComboOfTwo: Story = {
  parameters: atScreen({
    menu: {
      ...exampleMenu,
      products: exampleMenu.products.map((one) =>
        one.isCombo ? { ...one, comboSize: 2, comboRepeats: true } : one,
      ),
    },
    answers: {
      'GET /order-details/:id': () => ({
        ...orderDetails,
        detalles: orderDetails.detalles.map((line) =>
          line.combo ? { ...line, ids_crepas: [1, 2], combo: 'Cajeta con nuez, Avellana con fresas' } : line,
        ),
      }),
    },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Crepas y extras de Trío Crepatlán' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Quitar Avellana con fresas' }));
    const ready = dialog.getByRole('button', { name: /^Listo/ });
    await userEvent.click(ready);
    await dialog.findByText('Agrega 2 crepas');
    await userEvent.click(dialog.getByRole('button', { name: /^Cajeta con nuez/ }));
    // Enter on a tick would send the form behind the dialog; on a button it presses it.
    const [tick] = await dialog.findAllByRole('checkbox');
    if (tick) await expect(fireEvent.keyDown(tick, { key: 'Enter' })).toBe(false);
    await expect(fireEvent.keyDown(ready, { key: 'Enter' })).toBe(true);
    await userEvent.click(ready);
    const lines = within(screen.getByRole('list', { name: 'Productos del pedido' }));
    await lines.findByText('Cajeta con nuez, Cajeta con nuez');
  },
};

/** Until today's prices are read, a changed line has no sum: the agreed one is no longer that of its extras. */
export const BeforeTheMenu: Story = {
  parameters: atScreen({
    answers: { ...menuAnswers(), 'GET /order-details/:id': () => storyOrder, 'GET /category-asc': 'silent' },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Extras de Frutos rojos' }));
    const dialog = within(await screen.findByRole('dialog'));
    const ready = await dialog.findByRole('button', { name: /^Listo/ });
    await expect(ready).toHaveTextContent('$474.00');
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Fresas/ }));
    await expect(ready).toHaveTextContent(/^Listo$/);
  },
};

/** Ten percent of the story's order. */
const coded = { ...storyOrder, codigo: 'CREPA10', descuento: 55.9, total: 503.1 };
const agreed = {
  codigo: 'CREPA10',
  tipo: 'porcentaje',
  valor: 10,
  minimo: 450,
  entrega: 'todas',
  categorias: null,
};

/** What its code takes off is counted anew by the server, which is told the sum without it. */
export const WithCode: Story = {
  parameters: atScreen({
    answers: {
      ...menuAnswers(),
      'GET /order-details/:id': () => ({ ...coded, codigo_acordado: agreed }),
      'PUT /orders/:id/contenido': (request: { readonly body: unknown }) => {
        bodies.push(request.body);
        return refused(409, 'Ya no se puede cambiar.')();
      },
    },
  }),
  play: async () => {
    bodies.length = 0;
    const button = await save();
    await expect(button).toHaveTextContent('$503.10');
    await screen.findByText('Código CREPA10');
    await userEvent.type(screen.getByLabelText('Motivo'), 'Nos lo pediste');
    await userEvent.click(button);
    await waitFor(() => expect(bodies).toHaveLength(1));
    await expect(bodies[0]).toMatchObject({ total: 559 });
    await expect(bodies[0]).not.toHaveProperty('descuento');
  },
};
const withAgreedCode: Story['parameters'] = atScreen({
  answers: { ...menuAnswers(), 'GET /order-details/:id': () => ({ ...coded, codigo_acordado: agreed }) },
});
/** The discount follows the products, by what was agreed with the order, and so does what «Paga con» is compared with. */
export const CodeOfMoreProducts: Story = {
  parameters: withAgreedCode,
  play: async () => {
    const button = await save();
    await pressFirst('Aumentar cantidad');
    await waitFor(() => expect(button).toHaveTextContent('$645.30'));
    await userEvent.type(screen.getByLabelText('Motivo'), 'Nos lo pediste');
    await userEvent.type(screen.getByLabelText(/^Paga con/), '645');
    await userEvent.click(button);
    await screen.findByText('No alcanza para el total de $645.30');
    await userEvent.type(screen.getByLabelText(/^Paga con/), '.30');
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: '¿Ya lo acordaste con el cliente?' }));
    await dialog.findByText('El total sube de $503.10 a $645.30.');
    await userEvent.click(dialog.getByRole('button', { name: 'Todavía no' }));
    screen.getByText('Código CREPA10').scrollIntoView({ block: 'center', behavior: 'instant' });
  },
};
/** Fewer products than the code asks for: it stays with the order, and takes nothing off. */
export const CodeTakesNothing: Story = {
  parameters: withAgreedCode,
  play: async () => {
    const button = await save();
    await pressFirst('Disminuir cantidad');
    await waitFor(() => expect(button).toHaveTextContent('$401.00'));
    const why = await screen.findByText('Faltan $49.00 en productos para usar CREPA10.');
    why.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
};
/** An older server does not tell what was agreed: no sum stands before saving that may be another one afterwards. */
export const CodeCountedAnew: Story = {
  parameters: atScreen({
    answers: { ...menuAnswers(), 'GET /order-details/:id': () => coded },
  }),
  play: async () => {
    const button = await save();
    await pressFirst('Aumentar cantidad');
    await waitFor(() => expect(button).toHaveTextContent(/^Guardar cambio$/));
    await userEvent.type(screen.getByLabelText('Motivo'), 'Nos lo pediste');
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: '¿Ya lo acordaste con el cliente?' }));
    await dialog.findByText(
      /^Costaba \$503\.10\. Ahora son \$\d+\.\d\d menos el código CREPA10, que se calcula al guardar\.$/,
    );
  },
};
/** The moment of an order moves with the customer's word; «Lo antes posible» takes it away. */
export const MovedMoment: Story = {
  parameters: atScreen({
    shop: { ...wholeServer, scheduling: { isActive: true, daysAhead: 1, maxPerQuarter: null } },
    answers: {
      ...menuAnswers(),
      'GET /order-details/:id': () => ({
        ...storyOrder,
        etapa: 'aceptado',
        para: '2026-11-21T03:00:00.000Z',
        preparar_desde: '2026-11-21T02:15:00.000Z',
        en_espera: true,
      }),
      'PUT /orders/:id/contenido': (request: { readonly body: unknown }) => {
        bodies.push(request.body);
        return refused(409, 'Ya no se puede cambiar.')();
      },
    },
  }),
  play: async () => {
    bodies.length = 0;
    const hour = await screen.findByRole('combobox', { name: /^Hora/ });
    await expect(hour).toHaveDisplayValue('9:00 p.m.');
    await userEvent.type(screen.getByLabelText('Motivo'), 'Nos lo pediste');
    await userEvent.selectOptions(hour, '9:30 p.m.');
    await userEvent.click(await save());
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ para: '2026-11-21T03:30:00.000Z' }));
    await userEvent.selectOptions(hour, '9:00 p.m.');
    await userEvent.click(await save());
    await waitFor(() => expect(bodies).toHaveLength(2));
    await expect(bodies.at(-1)).not.toHaveProperty('para');
    await userEvent.click(screen.getByRole('radio', { name: 'Lo antes posible' }));
    await userEvent.click(await save());
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ para: null }));
    await userEvent.click(screen.getByRole('radio', { name: 'A otra hora' }));
    (await screen.findByRole('combobox', { name: /^Hora/ })).scrollIntoView({
      block: 'center',
      behavior: 'instant',
    });
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
/** Staff other than the owner read no order that ended more than seven days ago. They stay signed in. */
export const TooOld: Story = {
  parameters: {
    ...signedInAs('staff'),
    ...atScreen({
      answers: { 'GET /order-details/:id': refused(403, 'Este pedido ya solo lo puede ver la dueña.') },
    }),
  },
  play: async () => {
    await screen.findByText('Este pedido ya solo lo puede ver la dueña.');
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
