import { getDiscountCodes, updateDiscountCode } from '@crepas/api';
import { atScreen, changeAnswers, exampleCodes, refused, sentRequests } from '@crepas/api/testing';
import type { Cents } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { client } from '../../shared/api.ts';
import { forbiddenTo, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Codes',
  ...wholeTool,
  parameters: atScreen({ path: '/codigos', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') ?? heading);
};

/** A code in each state. */
export const Default: Story = {
  play: async () => {
    await (await card('POSADA2026')).findByText('Empieza el 16 de diciembre');
    await (await card('CREPA10')).findByText('12 de 50 veces · −$300.00');
    await (await card('ENVIOGRATIS')).findByText('Fuera de su horario');
    const usedUp = await card('CAFECITO');
    await usedUp.findByText('Se acabó');
    await usedUp.findByText('Café de olla gratis');
    await expect(usedUp.queryByRole('button', { name: /Pausar/ })).toBeNull();
    await (await card('DULCE50')).findByText('Pausado');
    const ended = await card('MUERTOS');
    await ended.findByText('Terminado');
    await ended.findByText('Terminó el 3 de noviembre de 2026');
    await expect(ended.queryByRole('button', { name: /Pausar|Terminar/ })).toBeNull();
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const Desk: Story = { ...Default, globals: { viewport: { value: 'desktop' } } };
/** As long as names and numbers may be. */
export const LongWords: Story = {
  parameters: atScreen({
    codes: exampleCodes.slice(0, 2).map((code) => ({
      ...code,
      name: 'WWWWWWWWWWWWWWWWWWWW',
      windows: [
        { days: [1, 3, 5], opens: 8 * 60, closes: 12 * 60 },
        { days: [6, 7], opens: 22 * 60, closes: 2 * 60 },
      ],
      maxUses: 100_000,
      uses: 99_999,
      saved: 123_456_789_00 as Cents,
    })),
  }),
  play: async () => {
    await screen.findAllByText(/^99999 de/);
  },
};
/** One tap, shown at once, with «Deshacer». */
export const Paused: Story = {
  play: async () => {
    const code = await card('CREPA10');
    changeAnswers({ 'PUT /codigos/:id': 'silent' });
    await userEvent.click(await code.findByRole('button', { name: 'Pausar CREPA10' }));
    await code.findByText('Pausado');
    await code.findByRole('button', { name: 'Reanudar CREPA10' });
  },
};
/** Another device raised the least amount after the list was read: it stays. */
export const PausedByTwo: Story = {
  play: async () => {
    const code = await card('CREPA10');
    const [known] = (await client.send(getDiscountCodes, undefined)).filter(({ name }) => name === 'CREPA10');
    if (!known) return expect.unreachable();
    await client.send(updateDiscountCode, { ...known, minimum: 25_000 as Cents });
    await userEvent.click(await code.findByRole('button', { name: 'Pausar CREPA10' }));
    await screen.findByText('Pausaste CREPA10.');
    await code.findByText('Desde $250.00');
    await code.findByText('Pausado');
  },
};
export const PauseUndone: Story = {
  play: async () => {
    const code = await card('CREPA10');
    await userEvent.click(await code.findByRole('button', { name: 'Pausar CREPA10' }));
    await screen.findByText('Pausaste CREPA10.');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await code.findByText('Vale ahora');
  },
};
export const PauseFailed: Story = {
  parameters: atScreen({ answers: { 'PUT /codigos/:id': 'failing' } }),
  play: async () => {
    const code = await card('CREPA10');
    await userEvent.click(await code.findByRole('button', { name: 'Pausar CREPA10' }));
    await screen.findByText(/No se pausó CREPA10/);
    await code.findByRole('button', { name: 'Pausar CREPA10' });
  },
};
/** One tap ends it at once, also one that has not begun; a later last day in its form brings it back. */
export const Ended: Story = {
  play: async () => {
    for (const name of ['CREPA10', 'POSADA2026']) {
      const code = await card(name);
      await userEvent.click(await code.findByRole('button', { name: `Terminar ${name}` }));
      await code.findByText('Terminado');
      await expect(code.queryByRole('button', { name: /^(Pausar|Terminar)/ })).toBeNull();
      await expect(code.getByRole('link', { name: `Editar ${name}` })).toHaveFocus();
    }
    await screen.findByText('Terminaste POSADA2026.');
    await (await card('POSADA2026')).findByText('Terminó el 19 de noviembre de 2026');
  },
};
export const EndUndone: Story = {
  play: async () => {
    const code = await card('POSADA2026');
    await userEvent.click(await code.findByRole('button', { name: 'Terminar POSADA2026' }));
    await screen.findByText('Terminaste POSADA2026.');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await code.findByText('Empieza el 16 de diciembre');
    await code.findByText('Del 16 al 24 de diciembre de 2026');
  },
};
export const EndFailed: Story = {
  parameters: atScreen({ answers: { 'PUT /codigos/:id': 'failing' } }),
  play: async () => {
    const code = await card('POSADA2026');
    await userEvent.click(await code.findByRole('button', { name: 'Terminar POSADA2026' }));
    await screen.findByText(/No se terminó POSADA2026/);
    await code.findByText('Empieza el 16 de diciembre');
    await code.findByRole('button', { name: 'Terminar POSADA2026' });
  },
};
export const AskedToDelete: Story = {
  play: async () => {
    await userEvent.click((await card('CREPA10')).getByRole('button', { name: 'Eliminar CREPA10' }));
    await screen.findByText('¿Estás seguro de eliminar este código?');
  },
};
export const Deleted: Story = {
  play: async () => {
    await userEvent.click((await card('CREPA10')).getByRole('button', { name: 'Eliminar CREPA10' }));
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('Eliminaste CREPA10.');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'CREPA10' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await screen.findByText('Volvió CREPA10.');
    await screen.findByRole('heading', { name: 'CREPA10' });
    await expect(sentRequests()).toContain('POST /codigos/5/restaurar');
  },
};
/** Another code has its name by now. */
export const NotRestored: Story = {
  parameters: atScreen({
    answers: { 'POST /codigos/:id/restaurar': refused(409, 'Ya hay otro código CREPA10.') },
  }),
  play: async () => {
    await userEvent.click((await card('CREPA10')).getByRole('button', { name: 'Eliminar CREPA10' }));
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByText(/Ya hay otro código CREPA10/);
  },
};
export const Searched: Story = {
  parameters: atScreen({
    codes: [...exampleCodes, ...exampleCodes].map((code, place) => ({
      ...code,
      id: (place + 1) as typeof code.id,
      name: `${code.name}${place < exampleCodes.length ? '' : 'B'}`,
    })),
  }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Buscar un código'), 'crepa-10');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2));
    await userEvent.type(screen.getByLabelText('Buscar un código'), 'x');
    await screen.findByText('Ningún código coincide');
  },
};
export const Empty: Story = {
  parameters: atScreen({ codes: [] }),
  play: async () => {
    await screen.findByText('Aún no hay códigos');
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /codigos': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando códigos…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /codigos': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al obtener los códigos');
  },
};
/** A server of before. */
export const WithoutCodes: Story = {
  parameters: atScreen({ shop: { features: ['horario'] } }),
  play: async () => {
    await screen.findByText('Tu servidor no tiene códigos');
  },
};
export const Forbidden: Story = forbiddenTo('staff');
