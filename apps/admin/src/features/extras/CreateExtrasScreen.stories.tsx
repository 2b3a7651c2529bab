import { staffExtraToWire } from '@crepas/api';
import { atScreen, changeAnswers, exampleMenu, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { long, longMenu } from '../../testing/longMenu.ts';
import { signedInAs, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Create extras',
  ...wholeTool,
  parameters: atScreen({ path: '/create-extras', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const arrives = async () => {
  await screen.findByRole('heading', { name: 'Helado de vainilla' });
};

export const Default: Story = { play: arrives };
export const Small: Story = { play: arrives, globals: { viewport: { value: 'small' } } };
/** The rows around an element have their height only in view, so that the first time leads near it. */
async function centre(element: HTMLElement): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    element.scrollIntoView({ block: 'center' });
    await new Promise(requestAnimationFrame);
  }
}

export const LongWords: Story = {
  parameters: atScreen({ menu: longMenu }),
  play: async () => {
    await centre(await screen.findByRole('heading', { name: long.word }));
  },
};
export const LongWordsSmall: Story = { ...LongWords, globals: { viewport: { value: 'small' } } };
/** One is hidden, one is sold out until tomorrow. */
export const NotOnSale: Story = {
  parameters: atScreen({
    answers: {
      'GET /ingredientes': () =>
        exampleMenu.extras.map((extra, place) =>
          staffExtraToWire({
            ...extra,
            available: place !== 0,
            ...(place === 1 && { soldOutUntil: Date.parse('2026-11-21T12:00:00-06:00') }),
          }),
        ),
    },
  }),
  play: async () => {
    const back = await screen.findByText(/^Vuelve/);
    await expect(back.closest('li')).not.toHaveTextContent('Activo');
    await centre(back);
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /ingredientes': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando extras…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /ingredientes': 'failing' } }),
  play: async () => {
    (await screen.findByRole('button', { name: 'Reintentar' })).scrollIntoView({ block: 'center' });
  },
};
export const Empty: Story = {
  parameters: atScreen({ menu: { extras: [] } }),
  play: async () => {
    (await screen.findByText('Aún no hay extras')).scrollIntoView({ block: 'center' });
  },
};
export const WithFaults: Story = {
  play: async () => {
    await arrives();
    await userEvent.click(screen.getByRole('button', { name: 'Crear Extra' }));
    await screen.findByText('Completa todos los campos');
  },
};
/** A tap on «Editar». */
const edit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Fresas' }));
  return within(await screen.findByRole('dialog'));
};
export const Editing: Story = {
  play: async () => {
    await edit();
  },
};
export const EditedWithFaults: Story = {
  play: async () => {
    const dialog = await edit();
    await userEvent.clear(dialog.getByLabelText('Nombre'));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await dialog.findByText('Completa todos los campos');
  },
};
/** The page behind the dialog is inert: the dialog says it. */
export const EditRefused: Story = {
  parameters: atScreen({ answers: { 'PUT /ingredientes/:id': refused(409, 'Ya hay otro extra así.') } }),
  play: async () => {
    const dialog = await edit();
    await userEvent.type(dialog.getByLabelText('Nombre'), ' congeladas');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await dialog.findByText(/Ya hay otro extra así/);
  },
};
/** What was typed is not lost with the dialog. */
export const LeftWithChanges: Story = {
  play: async () => {
    const dialog = await edit();
    await userEvent.type(dialog.getByLabelText('Nombre'), ' congeladas');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await userEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
    const again = within(await screen.findByRole('dialog', { name: 'Editar Fresas' }));
    await expect(again.getByLabelText('Nombre')).toHaveValue('Fresas congeladas');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await expect((await edit()).getByLabelText('Nombre')).toHaveValue('Fresas');
  },
};
export const AskedToDelete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar Fresas' }));
    await screen.findByText('¿Estás seguro de eliminar este extra?');
  },
};
/** By keyboard: the focus does not go with the row. */
export const Deleted: Story = {
  parameters: atScreen({ answers: { 'DELETE /ingredientes/:id': null } }),
  play: async () => {
    (await screen.findByRole('button', { name: 'Eliminar Fresas' })).focus();
    await userEvent.keyboard('{Enter}');
    const others = exampleMenu.extras.filter(({ name }) => name !== 'Fresas');
    changeAnswers({ 'GET /ingredientes': () => others.map(staffExtraToWire) });
    (await screen.findByRole('button', { name: 'Eliminar' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Fresas' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Crear Extra' })).toHaveFocus());
  },
};
/** What an account for the orders alone may do here. */
export const ForTheOrdersAlone: Story = {
  parameters: signedInAs('orders'),
  play: async () => {
    await arrives();
    await expect(screen.queryByRole('button', { name: /^Eliminar/ })).toBeNull();
  },
};
