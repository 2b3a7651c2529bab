import { staffExtraToWire } from '@crepas/api';
import { atScreen, exampleMenu, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
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
export const LongWords: Story = {
  parameters: atScreen({ menu: longMenu }),
  play: async () => {
    (await screen.findByRole('heading', { name: long.word })).scrollIntoView({ block: 'center' });
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
    (await screen.findByText(/^Vuelve/)).scrollIntoView({ block: 'center' });
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
export const AskedToDelete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar Fresas' }));
    await screen.findByText('¿Estás seguro de eliminar este extra?');
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
