import { atScreen, changeAnswers, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

/** At 4:10 in Mexico City. */
const night = (date: number) => `2026-11-${date}T10:10:00.000Z`;

const backup = (date: number) => ({
  cuando: night(date),
  bytes: 2_345_678,
  lugar: '/mnt/respaldos-de-la-creperia/crepas',
});
const status = (change: object) => ({
  ultimo: backup(27),
  falla: null,
  prueba: { cuando: night(24), falla: null },
  copia: { cuando: night(27), falla: null },
  en_curso: false,
  automatico: true,
  ...change,
});

const answered = (change: object) => ({ 'GET /respaldos': () => status(change) });
const of = (change: object) => atScreen({ answers: answered(change) });

const meta = {
  title: 'Staff tool/Backups',
  ...wholeTool,
  // A Friday evening.
  parameters: atScreen({
    path: '/shop#respaldos',
    now: '2026-11-27T20:00:00-06:00',
    shop: wholeServer,
    answers: answered({}),
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('Último respaldo: hoy 4:10 a.m., 2.3 MB')).toBeVisible();
    await expect(screen.getByText('Copia cifrada en otro lugar: hoy 4:10 a.m.')).toBeVisible();
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const Late: Story = {
  parameters: of({
    ultimo: backup(24),
    falla: { cuando: night(27), motivo: 'No queda espacio en el disco del servidor.' },
  }),
  play: async () => {
    await expect(await screen.findByText('Sin respaldo desde el martes')).toBeVisible();
    await expect(screen.getByText(/^No se pudo hacer el de hoy 4:10 a.m.: No queda espacio/)).toBeVisible();
  },
};
export const LateSmall: Story = { ...Late, globals: { viewport: { value: 'small' } } };
export const CopyFailed: Story = {
  parameters: of({
    copia: {
      cuando: night(24),
      falla: { cuando: night(27), motivo: 'El almacén de las copias respondió 403 (AccessDenied).' },
    },
  }),
  play: async () => {
    await expect(await screen.findByText('Sin copia en otro lugar desde el martes')).toBeVisible();
    await expect(screen.getByText(/^No se pudo copiar a otro lugar hoy 4:10 a.m.: El almacén/)).toBeVisible();
  },
};
export const None: Story = {
  parameters: of({ ultimo: null }),
  play: async () => {
    await expect(await screen.findByText('Aún no hay un respaldo')).toBeVisible();
  },
};
export const ByHand: Story = {
  parameters: of({ ultimo: null, automatico: false }),
  play: async () => {
    await expect(await screen.findByText(/^Este servidor no los hace solo/)).toBeVisible();
  },
};
/** The button waits until the server has made it. */
export const UnderWay: Story = {
  parameters: atScreen({ answers: { 'POST /respaldos': () => ({ ok: true }) } }),
  play: async () => {
    const start = await screen.findByRole('button', { name: 'Respaldar ahora' });
    changeAnswers(answered({ en_curso: true }));
    await userEvent.click(start);
    await expect(await screen.findByRole('button', { name: 'Respaldando…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Refused: Story = {
  parameters: atScreen({ answers: { 'POST /respaldos': refused(409, 'Ya se está haciendo un respaldo.') } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Respaldar ahora' }));
    await screen.findByText(/Ya se está haciendo un respaldo/);
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /respaldos': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando los respaldos…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /respaldos': refused(503, 'La base de datos no responde') } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
