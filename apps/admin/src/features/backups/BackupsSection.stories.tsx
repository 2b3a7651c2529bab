import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { refusal, shopAnswer, signInOwner, silence, staffPart } from '../../testing/staffStory.tsx';
import { BackupsSection } from './BackupsSection.tsx';

/** The server's clock: a Friday evening in Mexico City. */
function shopOnFriday(): Response {
  const answer = shopAnswer('respaldos');
  answer.headers.set('Date', 'Sat, 28 Nov 2026 02:00:00 GMT');
  return answer;
}

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

const having =
  (answer: () => Response | Promise<Response>, more: object = {}) =>
  () => ({
    'GET /shop': shopOnFriday,
    'GET /respaldos': answer,
    ...more,
  });
const of = (change: () => object) => having(() => Response.json(status(change())));

const meta = {
  title: 'Staff tool/Backups',
  component: BackupsSection,
  tags: ['!autodocs'],
  decorators: [staffPart],
  beforeEach: signInOwner,
  parameters: { layout: 'fullscreen', answers: of(() => ({})) },
} satisfies Meta<typeof BackupsSection>;
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
  parameters: {
    answers: of(() => ({
      ultimo: backup(24),
      falla: { cuando: night(27), motivo: 'No queda espacio en el disco del servidor.' },
    })),
  },
  play: async () => {
    await expect(await screen.findByText('Sin respaldo desde el martes')).toBeVisible();
    await expect(screen.getByText(/^No se pudo hacer el de hoy 4:10 a.m.: No queda espacio/)).toBeVisible();
  },
};
export const LateSmall: Story = { ...Late, globals: { viewport: { value: 'small' } } };
export const CopyFailed: Story = {
  parameters: {
    answers: of(() => ({
      copia: {
        cuando: night(24),
        falla: { cuando: night(27), motivo: 'El almacén de las copias respondió 403 (AccessDenied).' },
      },
    })),
  },
  play: async () => {
    await expect(await screen.findByText('Sin copia en otro lugar desde el martes')).toBeVisible();
    await expect(screen.getByText(/^No se pudo copiar a otro lugar hoy 4:10 a.m.: El almacén/)).toBeVisible();
  },
};
export const None: Story = {
  parameters: { answers: of(() => ({ ultimo: null })) },
  play: async () => {
    await expect(await screen.findByText('Aún no hay un respaldo')).toBeVisible();
  },
};
export const ByHand: Story = {
  parameters: { answers: of(() => ({ ultimo: null, automatico: false })) },
  play: async () => {
    await expect(await screen.findByText(/^Este servidor no los hace solo/)).toBeVisible();
  },
};
/** The button waits until the server has made it. */
export const UnderWay: Story = {
  parameters: {
    answers: () => {
      let isUnderWay = false;
      return having(() => Response.json(status({ en_curso: isUnderWay })), {
        'POST /respaldos': () => {
          isUnderWay = true;
          return Response.json({ ok: true });
        },
      })();
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Respaldar ahora' }));
    await expect(await screen.findByRole('button', { name: 'Respaldando…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Refused: Story = {
  parameters: {
    answers: having(() => Response.json(status({})), {
      'POST /respaldos': () => refusal(409, 'Ya se está haciendo un respaldo.'),
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Respaldar ahora' }));
    await screen.findByText(/Ya se está haciendo un respaldo/);
  },
};
export const Loading: Story = { parameters: { answers: having(silence) } };
export const Failed: Story = {
  parameters: { answers: having(() => refusal(503, 'La base de datos no responde')) },
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
