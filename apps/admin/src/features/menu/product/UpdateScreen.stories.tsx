import { productToWire, shopFeatures } from '@crepas/api';
import { atScreen, exampleMenu, menuWithGroups, refused, sentRequests } from '@crepas/api/testing';
import type { Product } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { longMenu, manyExtras } from '../../../testing/longMenu.ts';
import { forbiddenTo, wholeServer, wholeTool } from '../../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Update product',
  ...wholeTool,
  parameters: atScreen({ path: '/update/1', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The menu, which follows a saved form. */
const menuIsShown = () => screen.findAllByRole('button', { name: /^Agotado hoy/ });

/** The groups and extras that the form sent. */
const edits: unknown[] = [];

const save = () => screen.findByRole('button', { name: 'Guardar cambios' });

export const Default: Story = {
  play: async () => {
    await save();
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const LongWords: Story = { ...Default, parameters: atScreen({ menu: longMenu }) };
const overMidnight = [{ days: [5, 6] as const, opens: 22 * 60, closes: 2 * 60 }];
/** One without a day is marked at its place. */
export const Hours: Story = {
  parameters: atScreen({
    menu: {
      products: exampleMenu.products.map((product) => ({ ...product, windows: overMidnight })),
    },
  }),
  play: async () => {
    const button = await save();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar horario' }));
    const added = within(screen.getByRole('group', { name: 'Días del horario 2' }));
    for (const day of added.getAllByRole('button')) await userEvent.click(day);
    await userEvent.click(button);
    await screen.findByText('Elige un día al menos.');
  },
};
export const HoursSmall: Story = { ...Hours, globals: { viewport: { value: 'small' } } };
export const HoursDesk: Story = { ...Hours, globals: { viewport: { value: 'desktop' } } };
/** Up to two sauces, one of them included, and how the customer sees them. */
export const Groups: Story = {
  parameters: atScreen({ path: '/update/5', menu: menuWithGroups }),
  play: async () => {
    await save();
    const preview = within(await screen.findByRole('region', { name: 'Así lo ve el cliente' }));
    await userEvent.click(preview.getByRole('checkbox', { name: 'Salsa verde' }));
    await userEvent.click(preview.getByRole('checkbox', { name: 'Salsa macha' }));
    // The cheaper one is included.
    await waitFor(() => expect(preview.getByText('Total').parentElement).toHaveTextContent('$107.00'));
  },
};
export const GroupsSmall: Story = { ...Groups, globals: { viewport: { value: 'small' } } };
export const GroupsDesk: Story = { ...Groups, globals: { viewport: { value: 'desktop' } } };
/** A second group, ahead of the first one, with a rule that nobody could satisfy. */
export const GroupsFaulty: Story = {
  parameters: atScreen({ path: '/update/5', menu: menuWithGroups }),
  play: async () => {
    const button = await save();
    await userEvent.selectOptions(screen.getByLabelText('Agregar un grupo'), 'Tamaño');
    screen.getByRole('button', { name: 'Subir Tamaño' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Tamaño: lugar 1 de 2');
    const [ofSize] = screen.getAllByLabelText('El cliente elige');
    await userEvent.selectOptions(ofSize as HTMLElement, 'De … a …');
    const [least] = screen.getAllByLabelText('De');
    await userEvent.clear(least as HTMLElement);
    await userEvent.type(least as HTMLElement, '3');
    await userEvent.click(button);
    await screen.findByText('Escribe un número de 0 a 1');
    await waitFor(() => expect(least).toHaveFocus());
    await expect(sentRequests().filter((request) => /^P(UT|ATCH)/.test(request))).toEqual([]);
  },
};
export const GroupsFaultySmall: Story = { ...GroupsFaulty, globals: { viewport: { value: 'small' } } };
/** The server refuses the rules: nothing else is saved, and nothing that was typed is lost. */
export const GroupsRefused: Story = {
  parameters: atScreen({
    path: '/update/5',
    menu: menuWithGroups,
    answers: {
      'PATCH /productos/:id/grupos': refused(422, '«Salsas»: pide más de lo que hay.', {
        campo: 'grupos.0.maximo',
      }),
    },
  }),
  play: async () => {
    const button = await save();
    const most = screen.getByLabelText('A');
    await userEvent.clear(most);
    await userEvent.type(most, '3');
    await userEvent.click(button);
    await screen.findByText('Pide más de lo que hay.');
    await expect(most).toHaveValue('3');
    await expect(sentRequests()).not.toContain('PUT /products/5');
  },
};
/** The groups were saved, and the rest was not. */
export const GroupsAlone: Story = {
  parameters: atScreen({
    path: '/update/5',
    menu: menuWithGroups,
    answers: {
      'PATCH /productos/:id/grupos': () => [],
      'PUT /products/:id': refused(409, 'Otra persona lo está editando.'),
    },
  }),
  play: async () => {
    const button = await save();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Salsas' }));
    await waitFor(() => expect(screen.getByLabelText('Agregar un grupo')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Nombre'), ' fresco');
    await userEvent.click(button);
    await screen.findByText('Las opciones del cliente sí se guardaron.');
    await screen.findByText(/Otra persona lo está editando/);
    await expect(screen.getByLabelText('Nombre')).toHaveValue('Jamón con queso fresco');
  },
};
/** Somebody else gave the product another group meanwhile: both stay, and it is said. */
export const GroupsOfTwo: Story = {
  parameters: atScreen({
    path: '/update/5',
    menu: menuWithGroups,
    answers: {
      'PATCH /productos/:id/grupos': ({ body }) => {
        edits.push(body);
        const { grupos } = body as { readonly grupos: readonly object[] };
        return [...grupos, { id_grupo: 1, minimo: 1, maximo: 1, incluidas: 0, por_opcion: 1 }];
      },
      'PUT /products/:id': ({ body }) => ({
        ...productToWire(exampleMenu.products.find(({ id }) => id === 5) as Product),
        ...Object(body),
      }),
    },
  }),
  play: async () => {
    edits.length = 0;
    const button = await save();
    const most = screen.getByLabelText('A');
    const read = (most as HTMLInputElement).value;
    await userEvent.clear(most);
    await userEvent.type(most, '1');
    await userEvent.click(button);
    await screen.findByText(
      /Producto actualizado correctamente\. Mientras tanto otra persona agregó «Tamaño»\./,
    );
    await menuIsShown();
    await expect(edits).toEqual([
      {
        grupos: [expect.objectContaining({ id_grupo: 2, maximo: 1 })],
        antes: [expect.objectContaining({ id_grupo: 2, maximo: Number(read) })],
      },
    ]);
  },
};
/** The list of groups is older than the group of this product: another field is saved, and the group stays. */
export const GroupsUnknown: Story = {
  parameters: atScreen({
    path: '/update/5',
    menu: { ...menuWithGroups, groups: [] },
    answers: {
      'PUT /products/:id': ({ body }) => ({
        ...productToWire(exampleMenu.products.find(({ id }) => id === 5) as Product),
        ...Object(body),
      }),
    },
  }),
  play: async () => {
    const button = await save();
    await userEvent.type(screen.getByLabelText('Nombre'), ' fresco');
    await userEvent.click(button);
    await screen.findByText('Producto actualizado correctamente');
    await menuIsShown();
    await expect(sentRequests()).toContain('PUT /products/5');
    await expect(sentRequests()).not.toContain('PATCH /productos/5/grupos');
  },
};
/** An older server takes the whole list. */
export const GroupsOfOlderServer: Story = {
  parameters: atScreen({
    path: '/update/5',
    menu: menuWithGroups,
    shop: { features: shopFeatures.filter((feature) => feature !== 'antes') },
    answers: {
      'PUT /productos/:id/grupos': ({ body }) => {
        edits.push(body);
        return body as readonly object[];
      },
    },
  }),
  play: async () => {
    edits.length = 0;
    const button = await save();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Salsas' }));
    await userEvent.click(button);
    await waitFor(() => expect(edits).toEqual([[]]));
  },
};
export const GroupsFailed: Story = {
  parameters: atScreen({
    path: '/update/5',
    menu: menuWithGroups,
    answers: { 'GET /productos/:id/grupos': 'failing' },
  }),
  play: async () => {
    await screen.findByText('Error al cargar los datos del producto');
  },
};
/** The first step of a shop without groups. */
export const WithoutGroups: Story = {
  parameters: atScreen({ menu: { groups: [] } }),
  play: async () => {
    await save();
    await screen.findByRole('link', { name: 'Crear grupo' });
  },
};
/** The line that names the extras, opened. */
const openExtras = async (line: RegExp | string) => {
  const toggle = await screen.findByRole('button', { name: line });
  await userEvent.click(toggle);
  toggle.scrollIntoView({ block: 'start' });
  return within(screen.getByRole('region', { name: 'Extras' }));
};
export const Extras: Story = {
  play: async () => {
    const extras = await openExtras('Extras: Fresas, Nuez, Helado de vainilla');
    await userEvent.click(extras.getByRole('checkbox', { name: 'Nuez' }));
    await extras.findByRole('button', { name: 'Extras: Fresas, Helado de vainilla' });
  },
};
export const ExtrasSmall: Story = { ...Extras, globals: { viewport: { value: 'small' } } };
export const ExtrasDesk: Story = { ...Extras, globals: { viewport: { value: 'desktop' } } };
/** None yet, and one of them is hidden. */
export const ExtrasNone: Story = {
  parameters: atScreen({
    path: '/update/5',
    menu: { extras: exampleMenu.extras.map((extra, place) => ({ ...extra, available: place !== 1 })) },
  }),
  play: async () => {
    const extras = await openExtras('Sin extras');
    await expect(extras.getByRole('checkbox', { name: 'Nuez' })).toHaveAccessibleDescription(/\(oculto\)/);
  },
};
export const ExtrasLongWords: Story = {
  parameters: atScreen({ menu: longMenu }),
  play: async () => {
    await openExtras(/^Extras: /);
  },
};
export const ExtrasLongWordsSmall: Story = { ...ExtrasLongWords, globals: { viewport: { value: 'small' } } };
/** Twelve of three hundred, and a search that Enter does not take for a save. */
export const ExtrasMany: Story = {
  parameters: atScreen({ menu: manyExtras }),
  play: async () => {
    const extras = await openExtras(
      'Extras (12): Fresas 1, Nuez 3, Cajeta 5, Queso crema 7, Granola 9 y 7 más',
    );
    await extras.findByRole('button', { name: 'Ver más (faltan 100)' });
    const search = extras.getByRole('searchbox', { name: 'Buscar un extra' });
    await userEvent.type(search, 'platano 3');
    // In a browser Enter submits the form unless the key is prevented.
    await expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
    // 3, and 30 to 34.
    await waitFor(() => expect(extras.getAllByRole('checkbox')).toHaveLength(6));
    await userEvent.click(extras.getByRole('checkbox', { name: 'Plátano 3' }));
    await extras.findByRole('button', { name: /^Extras \(13\)/ });
    await expect(sentRequests().filter((request) => /^P(UT|OST|ATCH)/.test(request))).toEqual([]);
  },
};
export const ExtrasManySmall: Story = { ...ExtrasMany, globals: { viewport: { value: 'small' } } };
export const ExtrasNotFound: Story = {
  parameters: atScreen({ menu: manyExtras }),
  play: async () => {
    const extras = await openExtras(/^Extras \(12\)/);
    await userEvent.type(extras.getByRole('searchbox', { name: 'Buscar un extra' }), 'xkqwv');
    await extras.findByText('Ningún extra coincide.');
  },
};
/** The rest of the form is saved, and the extras stay as they are. */
export const ExtrasNotLoaded: Story = {
  parameters: atScreen({
    answers: {
      'GET /producto-ingredientes/:id': 'failing',
      'PUT /products/:id': ({ body }) => ({
        ...productToWire(exampleMenu.products[0] as Product),
        ...Object(body),
      }),
    },
  }),
  play: async () => {
    const button = await save();
    await screen.findByText('No pudimos cargar los extras. Lo demás sí se puede guardar.');
    await userEvent.type(screen.getByLabelText('Nombre'), ' de Castilla');
    await userEvent.click(button);
    await screen.findByText('Producto actualizado correctamente');
    await menuIsShown();
    await expect(sentRequests()).toContain('PUT /products/1');
    await expect(sentRequests()).not.toContain('POST /producto-ingredientes');
  },
};
export const ExtrasFailed: Story = {
  parameters: atScreen({ answers: { 'GET /ingredientes': 'failing' } }),
  play: async () => {
    await save();
    (await screen.findByRole('button', { name: 'Reintentar los extras' })).scrollIntoView({
      block: 'center',
    });
  },
};
export const ExtrasFailedSmall: Story = { ...ExtrasFailed, globals: { viewport: { value: 'small' } } };
export const ExtrasLoading: Story = {
  parameters: atScreen({ answers: { 'GET /producto-ingredientes/:id': 'silent' } }),
  play: async () => {
    await save();
    (await screen.findByText('Cargando extras…')).scrollIntoView({ block: 'center' });
  },
};
/** The first step of a shop without extras. */
export const WithoutExtras: Story = {
  parameters: atScreen({ menu: { extras: [] } }),
  play: async () => {
    await save();
    (await screen.findByRole('link', { name: 'Crear Extra' })).scrollIntoView({ block: 'center' });
  },
};
/** Somebody else gave the product another extra meanwhile: both stay, and it is said. What is not changed is not sent. */
export const ExtrasOfTwo: Story = {
  parameters: atScreen({
    answers: (() => {
      let now: readonly number[] = [1, 2];
      return {
        'GET /producto-ingredientes/:id': () => now,
        'POST /producto-ingredientes': ({ body }: { readonly body: unknown }) => {
          edits.push(body);
          now = [2, 3];
          return {};
        },
        'PUT /products/:id': ({ body }: { readonly body: unknown }) => ({
          ...productToWire(exampleMenu.products[0] as Product),
          ...Object(body),
        }),
      };
    })(),
  }),
  play: async () => {
    edits.length = 0;
    const button = await save();
    const extras = await openExtras('Extras: Fresas, Nuez');
    await userEvent.click(extras.getByRole('checkbox', { name: 'Fresas' }));
    await userEvent.click(button);
    await screen.findByText(
      'Producto actualizado correctamente. Mientras tanto otra persona agregó «Helado de vainilla».',
    );
    await menuIsShown();
    await expect(edits).toEqual([{ producto_id: 1, ingredientes: [2], antes: [1, 2] }]);
    await expect(
      sentRequests().filter((request) => request.includes('grupos') && !/^GET/.test(request)),
    ).toEqual([]);
  },
};
/** A server of spec §7 alone gets the whole list, without what it does not know. */
export const ExtrasOfPlainServer: Story = {
  parameters: atScreen({
    answers: {
      'GET /shop': () => Response.json({}, { status: 404 }),
      'POST /producto-ingredientes': ({ body }) => {
        edits.push(body);
        return refused(409, 'Ese producto ya no existe.')();
      },
    },
  }),
  play: async () => {
    edits.length = 0;
    const button = await save();
    const extras = await openExtras('Extras: Fresas, Nuez, Helado de vainilla');
    await userEvent.click(extras.getByRole('checkbox', { name: 'Fresas' }));
    await userEvent.click(button);
    await screen.findByText(/Ese producto ya no existe/);
    await expect(edits).toEqual([{ producto_id: 1, ingredientes: [2, 3] }]);
    // Nothing else is saved, and the tick stays.
    await expect(sentRequests()).not.toContain('PUT /products/1');
    await expect(extras.getByRole('checkbox', { name: 'Fresas' })).not.toBeChecked();
  },
};
/** The extras were saved, and the rest was not. */
export const ExtrasAlone: Story = {
  parameters: atScreen({
    answers: {
      'POST /producto-ingredientes': () => ({}),
      'PUT /products/:id': refused(409, 'Otra persona lo está editando.'),
    },
  }),
  play: async () => {
    const button = await save();
    const extras = await openExtras('Extras: Fresas, Nuez, Helado de vainilla');
    await userEvent.click(extras.getByRole('checkbox', { name: 'Fresas' }));
    await userEvent.type(screen.getByLabelText('Nombre'), ' de Castilla');
    await userEvent.click(button);
    await screen.findByText('Los extras sí se guardaron.');
    await screen.findByText(/Otra persona lo está editando/);
  },
};
/** A tick alone is asked about, and one that is taken back is not. */
export const ExtrasAskedToLeave: Story = {
  play: async () => {
    await save();
    const extras = await openExtras('Extras: Fresas, Nuez, Helado de vainilla');
    const nuez = extras.getByRole('checkbox', { name: 'Nuez' });
    await userEvent.click(nuez);
    await userEvent.click(screen.getByRole('link', { name: 'Volver' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(nuez);
    await userEvent.click(screen.getByRole('link', { name: 'Volver' }));
    await menuIsShown();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /modal': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando producto…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /modal': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al cargar los datos del producto');
  },
};
export const Offline: Story = {
  parameters: atScreen({ isOffline: true }),
  play: async () => {
    await screen.findByText('Error al obtener categorías');
  },
};
/** Somebody has deleted it, or the address is wrong. */
export const NotFound: Story = {
  parameters: atScreen({ path: '/update/999' }),
  play: async () => {
    await screen.findByText('Producto no encontrado');
  },
};
export const WithFaults: Story = {
  play: async () => {
    const button = await save();
    await userEvent.clear(screen.getByLabelText('Nombre'));
    const price = screen.getByLabelText(/^Precio/);
    await userEvent.clear(price);
    await userEvent.type(price, '0');
    await userEvent.click(button);
    await screen.findByText('Nombre, categoría y precio son obligatorios');
  },
};
/** The server names the field. */
export const Refused: Story = {
  parameters: atScreen({
    answers: {
      'PUT /products/:id': refused(422, '«Nombre»: ya hay otro producto así.', { campo: 'nombre' }),
    },
  }),
  play: async () => {
    const button = await save();
    await userEvent.type(screen.getByLabelText('Nombre'), ' de Castilla');
    await userEvent.click(button);
    await screen.findByText('Ya hay otro producto así.');
  },
};
export const Forbidden: Story = forbiddenTo('orders');
