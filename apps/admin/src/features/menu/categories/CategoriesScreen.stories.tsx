import { countedCategoryToWire } from '@crepas/api';
import { atScreen, changeAnswers, exampleMenu, refused, sentRequests } from '@crepas/api/testing';
import { categoryId } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { longMenu } from '../../../testing/longMenu.ts';
import { forbiddenTo, wholeServer, wholeTool } from '../../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Categories',
  ...wholeTool,
  parameters: atScreen({ path: '/create-category', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const table = async () => within(await screen.findByRole('table'));

export const Default: Story = {
  play: async () => {
    await table();
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
const breakfast = { days: [1, 2, 3, 4, 5] as const, opens: 8 * 60, closes: 12 * 60 };
const withBreakfasts = atScreen({
  menu: {
    categories: exampleMenu.categories.map((category, place) => ({
      ...category,
      ...(place === 0 && { windows: [breakfast] }),
    })),
  },
});
/** The windows are read without opening them. */
export const WithHours: Story = {
  ...Default,
  parameters: atScreen({
    menu: {
      categories: exampleMenu.categories.map((category, place) => ({
        ...category,
        windows:
          [[breakfast], [], [breakfast, { days: [6, 7] as const, opens: 8 * 60, closes: 14 * 60 }]][place] ??
          [],
      })),
    },
  }),
};
export const WithHoursSmall: Story = { ...WithHours, globals: { viewport: { value: 'small' } } };
export const WithHoursDesk: Story = { ...WithHours, globals: { viewport: { value: 'desktop' } } };
const openHours = async () => {
  const rows = await table();
  await userEvent.click(rows.getByRole('button', { name: /^Horario de Crepas dulces: Lunes a viernes/ }));
  return within(await screen.findByRole('dialog', { name: 'Horario de Crepas dulces' }));
};
export const Hours: Story = {
  parameters: withBreakfasts,
  play: async () => {
    await openHours();
  },
};
export const HoursSmall: Story = { ...Hours, globals: { viewport: { value: 'small' } } };
export const HoursDesk: Story = { ...Hours, globals: { viewport: { value: 'desktop' } } };
/** Without a day the form is not sent, and says why at its place. */
export const HoursFaulty: Story = {
  parameters: withBreakfasts,
  play: async () => {
    const dialog = await openHours();
    for (const day of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes'])
      await userEvent.click(dialog.getByRole('button', { name: day }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await dialog.findByText('Elige un día al menos.');
    await expect(dialog.getByRole('group', { name: 'Días del horario 1' })).toHaveAccessibleDescription(
      'Elige un día al menos.',
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Lunes' })).toHaveFocus());
  },
};
/** Another device renamed the category while its hours were edited: the new name stays. */
export const HoursOfRenamed: Story = {
  parameters: withBreakfasts,
  play: async () => {
    const dialog = await openHours();
    const sent: unknown[] = [];
    changeAnswers({
      'GET /categories/with-product-count': () =>
        exampleMenu.categories.map((category) =>
          countedCategoryToWire({ ...category, productCount: 4, name: `${category.name} y postres` }),
        ),
      'PUT /categories/update-name/:id': ({ body }) => {
        sent.push(body);
        return new Response(null, { status: 204 });
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Sábado' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Horario de Crepas dulces guardado');
    await expect(sent).toMatchObject([{ nombre: 'Crepas dulces y postres', ventanas: [{ hasta: '12:00' }] }]);
    await expect(await screen.findByDisplayValue('Crepas dulces y postres')).toBeInTheDocument();
  },
};
/** Escape asks before what was typed is lost; «Seguir editando» brings it back. */
export const HoursUnsaved: Story = {
  parameters: withBreakfasts,
  play: async () => {
    const dialog = await openHours();
    await userEvent.click(dialog.getByRole('button', { name: 'Sábado' }));
    const leave = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
      return within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    };
    await userEvent.click((await leave()).getByRole('button', { name: 'Seguir editando' }));
    const again = within(await screen.findByRole('dialog', { name: 'Horario de Crepas dulces' }));
    await expect(again.getByRole('button', { name: 'Sábado', pressed: true })).toBeInTheDocument();
    await userEvent.click((await leave()).getByRole('button', { name: 'Salir sin guardar' }));
    const saved = await openHours();
    await expect(saved.getByRole('button', { name: 'Sábado', pressed: false })).toBeInTheDocument();
    // Nothing was typed: it closes at once.
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const last = await openHours();
    await userEvent.click(last.getByRole('button', { name: 'Sábado' }));
    await leave();
  },
};
export const LongWords: Story = { ...Default, parameters: atScreen({ menu: longMenu }) };
export const LongWordsSmall: Story = { ...LongWords, globals: { viewport: { value: 'small' } } };
export const Full: Story = {
  ...Default,
  parameters: atScreen({
    menu: {
      categories: Array.from({ length: 30 }, (_, place) => ({
        id: categoryId(place + 1),
        name: `${exampleMenu.categories[place % 4]?.name} ${place + 1}`,
        windows: [],
      })),
    },
  }),
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /categories/with-product-count': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando categorías…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /categories/with-product-count': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al obtener categorías');
  },
};
export const Empty: Story = {
  parameters: atScreen({ menu: { categories: [], products: [] } }),
  play: async () => {
    await screen.findByText('Aún no hay categorías');
  },
};
export const NameMissing: Story = {
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Crear' }));
    await screen.findByText('Categoria inválida');
  },
};
/** It fails while the next one is typed: the failure names it, and stays. */
export const NotCreated: Story = {
  play: async () => {
    await table();
    let answer = (_: Response) => {};
    changeAnswers({
      'POST /create-category': () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    });
    const name = screen.getByRole('textbox', { name: 'Nueva categoría' });
    await userEvent.type(name, 'Aguas frescas{Enter}');
    await waitFor(() => expect(sentRequests()).toContain('POST /create-category'));
    await userEvent.type(name, 'Pos');
    answer(refused(409, 'Ya existe.')());
    const failure = /No se creó «Aguas frescas»\. Ya existe\./;
    await screen.findByText(failure);
    await userEvent.type(name, 'tres');
    // A notice that has just come may still be entering.
    await waitFor(() => expect(screen.getByText(failure)).toBeVisible());
    await expect(name).toHaveValue('Postres');
  },
};
/** Said in the row, once its button is tapped. */
export const SameName: Story = {
  play: async () => {
    const rows = await table();
    await userEvent.click(rows.getByRole('button', { name: 'Guardar Combos' }));
    await screen.findByText('El nombre es el mismo.');
  },
};
const askToDelete = async () => {
  const rows = await table();
  await userEvent.click(rows.getByRole('button', { name: 'Eliminar Crepas dulces' }));
  await screen.findByText('¿Estás seguro de eliminar esta categoria?');
};
export const AskedToDelete: Story = { play: askToDelete };
/** The category has products. */
export const NotDeleted: Story = {
  parameters: atScreen({
    answers: { 'DELETE /category/:id': refused(409, 'Tiene 4 productos. Muévelos antes.') },
  }),
  play: async () => {
    await askToDelete();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('Error al eliminar: Tiene 4 productos. Muévelos antes.');
  },
};
export const Forbidden: Story = forbiddenTo('orders');
