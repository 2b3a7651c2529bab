import { atScreen, exampleMenu, refused, sentRequests } from '@crepas/api/testing';
import { extraId } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { longMenu, manyExtras } from '../../testing/longMenu.ts';
import { forbiddenTo, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Extras',
  ...wholeTool,
  parameters: atScreen({ path: '/extras?categoria=1&producto=1', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The extras that the screen sent. */
const links: unknown[] = [];

const fresas = async () => {
  const card = await screen.findByRole('checkbox', { name: /Fresas/ });
  await waitFor(() => expect(card).toBeEnabled());
  return card;
};

export const Default: Story = {
  play: async () => {
    await fresas();
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const NothingChosen: Story = {
  parameters: atScreen({ path: '/extras' }),
  play: async () => {
    await screen.findByRole('checkbox', { name: /Fresas/ });
  },
};
export const LongWords: Story = {
  parameters: atScreen({ menu: longMenu }),
  play: async () => {
    await waitFor(async () => expect((await screen.findAllByRole('checkbox'))[0]).toBeEnabled());
  },
};
export const LongWordsSmall: Story = { ...LongWords, globals: { viewport: { value: 'small' } } };
export const Full: Story = {
  ...LongWords,
  parameters: atScreen({
    menu: {
      extras: Array.from({ length: 10 }, () => exampleMenu.extras)
        .flat()
        .map((extra, place) => ({ ...extra, id: extraId(place + 1), available: place % 4 !== 3 })),
    },
  }),
};
/** Three hundred are searched. */
export const Many: Story = {
  parameters: atScreen({ menu: manyExtras }),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar un extra' }), 'nuez 12');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nuez 12' }));
  },
};
const otherProduct = async () => {
  await screen.findByRole('option', { name: exampleMenu.products[1]?.name ?? '' });
  return screen.getByRole('combobox', { name: 'Producto' });
};
/** Another product is chosen while a tick is unsaved: «Seguir editando» keeps both. */
export const AskedToChooseAnother: Story = {
  play: async () => {
    const card = await fresas();
    const was = (card as HTMLInputElement).checked;
    await userEvent.click(card);
    const product = await otherProduct();
    await userEvent.selectOptions(product, '2');
    const question = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await userEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(product).toHaveValue('1');
    await expect((card as HTMLInputElement).checked).toBe(!was);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Categoría' }), '2');
    await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await expect(screen.getByLabelText('Categoría')).toHaveValue('1');
  },
};
/** Discarding it shows the extras of the other product (spec §4), and no question comes without a tick. */
export const ChoseAnother: Story = {
  play: async () => {
    await userEvent.click(await fresas());
    const product = await otherProduct();
    await userEvent.selectOptions(product, '2');
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(product).toHaveValue('2'));
    await expect(await fresas()).toBeChecked();
    await userEvent.selectOptions(product, '1');
    await waitFor(() => expect(product).toHaveValue('1'));
    await expect(await fresas()).toBeChecked();
  },
};
/** One link was added, one taken away, and neither is saved. */
export const Unsaved: Story = {
  play: async () => {
    await userEvent.click(await fresas());
  },
};
export const Saved: Story = {
  parameters: atScreen({
    answers: { 'POST /producto-ingredientes': () => ({}) },
  }),
  play: async () => {
    await userEvent.click(await fresas());
    await userEvent.click(screen.getByRole('button', { name: 'Guardar Extras' }));
    await screen.findByText('Relaciones guardadas correctamente');
  },
};
/** Somebody else gave the product another extra meanwhile: both stay, and it is said. */
export const SavedByTwo: Story = {
  parameters: atScreen({
    shop: wholeServer,
    answers: (() => {
      let now: readonly number[] = [1, 2];
      return {
        'GET /producto-ingredientes/:id': () => now,
        'POST /producto-ingredientes': ({ body }: { readonly body: unknown }) => {
          links.push(body);
          now = [2, 3];
          return {};
        },
      };
    })(),
  }),
  play: async () => {
    links.length = 0;
    await userEvent.click(await fresas());
    await userEvent.click(screen.getByRole('button', { name: 'Guardar Extras' }));
    await screen.findByText(
      /^Relaciones guardadas correctamente\. Mientras tanto otra persona agregó «.+»\.$/,
    );
    await expect(links).toEqual([expect.objectContaining({ ingredientes: [2], antes: [1, 2] })]);
    await expect(await fresas()).not.toBeChecked();
    await expect(screen.getByRole('checkbox', { name: /Helado/ })).toBeChecked();
  },
};
export const SaveFailed: Story = {
  parameters: atScreen({
    answers: { 'POST /producto-ingredientes': refused(409, 'Ese producto ya no existe.') },
  }),
  play: async () => {
    await userEvent.click(await fresas());
    await userEvent.click(screen.getByRole('button', { name: 'Guardar Extras' }));
    await screen.findByText('Ese producto ya no existe.');
  },
};
/** Three others are chosen; one of them has the same extras already. */
const chooseOthers = async () => {
  await fresas();
  await userEvent.click(screen.getByRole('button', { name: 'Los mismos extras para otros productos' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByLabelText('De la categoría'), 'Crepas saladas');
  await userEvent.click(await dialog.findByRole('button', { name: 'Elegir los 2 de la lista' }));
  await userEvent.selectOptions(dialog.getByLabelText('De la categoría'), 'Todas');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Fresas con crema' }));
  await waitFor(() => expect(dialog.queryByText('Viendo qué cambia…')).toBeNull());
  return dialog;
};
export const SameForOthers: Story = {
  play: async () => {
    const dialog = await chooseOthers();
    await expect(dialog.getAllByText('Agrega: Fresas, Nuez, Helado de vainilla.')).toHaveLength(2);
    await dialog.findByText('Ya los tiene.');
  },
};
export const SameForOthersSmall: Story = { ...SameForOthers, globals: { viewport: { value: 'small' } } };
/** What failed is said at each product, and stays chosen for the next attempt. */
export const SameForOthersFailed: Story = {
  parameters: atScreen({
    answers: {
      'POST /producto-ingredientes': ({ body }) =>
        (body as { producto_id: number }).producto_id === 5
          ? refused(409, 'Ese producto ya no existe.')()
          : {},
    },
  }),
  play: async () => {
    const dialog = await chooseOthers();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar en 3 productos' }));
    await dialog.findByText('Ese producto ya no existe.');
    await expect(dialog.getByRole('button', { name: 'Guardar en 1 producto' })).toBeEnabled();
  },
};
/** Those of the product itself are not saved: the page says why, and the others get nothing. */
export const SameForOthersOwnFailed: Story = {
  parameters: atScreen({
    answers: { 'POST /producto-ingredientes': refused(409, 'Ese producto ya no existe.') },
  }),
  play: async () => {
    await userEvent.click(await fresas());
    const dialog = await chooseOthers();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar en 3 productos' }));
    await screen.findByText('Ese producto ya no existe.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sentRequests().filter((one) => one === 'POST /producto-ingredientes')).toHaveLength(1);
    await expect(screen.getByRole('checkbox', { name: /Fresas/ })).not.toBeChecked();
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /ingredientes': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando extras…');
  },
};
export const CategoriesFailed: Story = {
  parameters: atScreen({ answers: { 'GET /allcategories': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al obtener categorías');
    await screen.findByRole('checkbox', { name: /Fresas/ });
  },
};
export const ProductsFailed: Story = {
  parameters: atScreen({ answers: { 'GET /admin': 'failing' } }),
  play: async () => {
    await screen.findByText('No pudimos cargar los productos. Intenta de nuevo.');
    await fresas();
  },
};
export const LinksFailed: Story = {
  parameters: atScreen({ answers: { 'GET /producto-ingredientes/:id': 'failing' } }),
  play: async () => {
    await screen.findByText('No pudimos cargar los extras de este producto. Elígelo de nuevo.');
    await screen.findByRole('checkbox', { name: /Fresas/ });
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /ingredientes': 'failing' } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const Empty: Story = {
  parameters: atScreen({ menu: { extras: [] } }),
  play: async () => {
    await screen.findByText('Aún no hay extras');
  },
};
export const Forbidden: Story = forbiddenTo('orders');
