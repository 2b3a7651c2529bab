import { getDiscountCodes, updateDiscountCode } from '@crepas/api';
import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { client } from '../../shared/api.ts';
import { leaveDraft } from '../../shared/form/useEntityForm.ts';
import { forbiddenTo, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Edit code',
  ...wholeTool,
  parameters: atScreen({ path: '/codigos/2/editar', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByLabelText('Código')).toHaveValue('DULCE50');
    await expect(screen.getByRole('radio', { name: 'Monto' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Crepas dulces' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Pausado' })).toBeChecked();
  },
};
export const Saved: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pausado' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('Código actualizado');
    await screen.findByRole('button', { name: 'Pausar DULCE50' });
  },
};
/** Another device resumed the code and limited its uses after the form was opened: both stay. */
export const SavedByTwo: Story = {
  play: async () => {
    const minimum = await screen.findByLabelText('Mínimo en productos (opcional)');
    const [code] = (await client.send(getDiscountCodes, undefined)).filter(({ name }) => name === 'DULCE50');
    if (!code) return expect.unreachable();
    await client.send(updateDiscountCode, { ...code, isPaused: false, maxUses: 30 });
    await userEvent.clear(minimum);
    await userEvent.type(minimum, '220');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('Código actualizado');
    const heading = await screen.findByRole('heading', { name: 'DULCE50' });
    const saved = within(heading.closest('li') ?? heading);
    await saved.findByText('Desde $220.00');
    await saved.findByText('30 veces');
    await saved.findByText('Vale ahora');
  },
};
/** «Terminado» writes the days; unchecked before saving, they are what they were. */
export const Ended: Story = {
  parameters: atScreen({ path: '/codigos/6/editar' }),
  play: async () => {
    const [first, last] = [
      await screen.findByLabelText('Desde (opcional)'),
      screen.getByLabelText('Hasta (opcional)'),
    ];
    const ended = await screen.findByRole('checkbox', { name: 'Terminado' });
    await userEvent.click(ended);
    await expect([first, last].map((field) => (field as HTMLInputElement).value)).toEqual(['', '2026-11-19']);
    await userEvent.click(ended);
    await expect([first, last].map((field) => (field as HTMLInputElement).value)).toEqual([
      '2026-12-16',
      '2026-12-24',
    ]);
    await userEvent.click(ended);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('Código actualizado');
    const heading = await screen.findByRole('heading', { name: 'POSADA2026' });
    await expect(heading.closest('li')).toHaveTextContent('Terminado');
  },
};
/** The draft of a reload: the days before «Terminado» come back with it. */
export const EndedBeforeReload: Story = {
  parameters: atScreen({ path: '/codigos/6/editar' }),
  play: async () => {
    const last = await screen.findByLabelText('Hasta (opcional)');
    leaveDraft('code 6', {
      firstDay: '',
      lastDay: '2026-11-19',
      daysBefore: { firstDay: '2026-12-16', lastDay: '2026-12-24' },
    });
    const ended = await screen.findByRole('checkbox', { name: 'Terminado' });
    await waitFor(() => expect(ended).toBeChecked());
    await userEvent.click(ended);
    await expect(last).toHaveValue('2026-12-24');
    await expect(screen.getByLabelText('Desde (opcional)')).toHaveValue('2026-12-16');
  },
};
/** A later last day brings it back. */
export const Extended: Story = {
  parameters: atScreen({ path: '/codigos/1/editar' }),
  play: async () => {
    const ended = await screen.findByRole('checkbox', { name: 'Terminado' });
    await expect(ended).toBeChecked();
    const last = screen.getByLabelText('Hasta (opcional)');
    await userEvent.clear(last);
    await userEvent.type(last, '2026-12-31');
    await expect(ended).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('Código actualizado');
    await screen.findByRole('button', { name: 'Terminar MUERTOS' });
  },
};
/** The free product is not on the menu any more. */
export const ProductGone: Story = {
  parameters: atScreen({ path: '/codigos/3/editar', menu: { products: [] } }),
  play: async () => {
    await expect(await screen.findByLabelText('Producto')).toHaveDisplayValue(
      'Un producto que no está en el menú',
    );
  },
};
export const NotFound: Story = {
  parameters: atScreen({ path: '/codigos/999/editar' }),
  play: async () => {
    await screen.findByText('Código no encontrado');
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /codigos': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando código…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /codigos': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al cargar el código');
  },
};
export const Forbidden: Story = forbiddenTo('staff');
