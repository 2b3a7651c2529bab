import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { useSession } from '../../shared/session/session.ts';
import type { SessionEnd } from '../../shared/session/sessionEnd.ts';
import type { SignInRefusal } from '../../shared/session/signInRefusal.ts';
import { signedOut, wholeTool } from '../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Login',
  ...wholeTool,
  parameters: { ...signedOut(), ...atScreen({ path: '/login' }) },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const enter = async () => userEvent.click(await screen.findByRole('button', { name: 'Entrar' }));
const type = async () => {
  await userEvent.type(await screen.findByLabelText('Correo'), 'cocina@crepas.test');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'secreto');
};

export const Default: Story = {
  play: async () => {
    await screen.findByLabelText('Correo');
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const NothingTyped: Story = {
  play: async () => {
    await enter();
    await screen.findAllByText('Este campo es requerido');
  },
};
export const NoEmail: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Correo'), 'cocina');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'secreto');
    await enter();
    await screen.findByText('Eso no es un correo. Revísalo e intenta de nuevo.');
  },
};

/** The provider's answer to a sign-in; `silent`: none. */
const answered = (answer: SignInRefusal | 'silent'): Partial<Story> => ({
  beforeEach: () => {
    const { signIn } = useSession.getState();
    const given = answer === 'silent' ? new Promise<null>(() => {}) : Promise.resolve(answer);
    useSession.setState({ signIn: () => given });
    return () => useSession.setState({ signIn });
  },
});
const refusedWith = (refusal: SignInRefusal, text: RegExp): Story => ({
  ...answered(refusal),
  play: async () => {
    await type();
    await enter();
    await screen.findByText(text);
  },
});
export const WrongPassword: Story = refusedWith('wrongCredentials', /^Correo o contraseña incorrectos/);
export const TooManyTries: Story = refusedWith('tooManyTries', /^Demasiados intentos/);
export const Disabled: Story = refusedWith('disabled', /^Tu cuenta está desactivada/);
export const Offline: Story = refusedWith('network', /^No hay conexión/);
export const PageRefused: Story = refusedWith('pageRefused', /^Google no reconoció esta página/);
export const Entering: Story = {
  ...answered('silent'),
  play: async () => {
    await type();
    await enter();
  },
};

/** Until it is known whether somebody is signed in. */
export const Waiting: Story = {
  parameters: { session: { kind: 'unknown' }, ...atScreen({ path: '/orders' }) },
  play: async () => {
    await screen.findByText('Cargando…');
  },
};
/** The sign-in itself did not load. */
export const Unreachable: Story = {
  parameters: { session: { kind: 'unreachable', canRetry: true }, ...atScreen({ path: '/orders' }) },
  play: async () => {
    await screen.findByText('Revisa tu internet e intenta de nuevo.');
  },
};

const ended = (because: SessionEnd, text: string): Story => ({
  parameters: signedOut(because),
  play: async () => {
    await screen.findByText(text);
  },
});
export const Expired: Story = ended('expired', 'Tu sesión terminó. Inicia sesión de nuevo.');
/** The account has no role of this shop. */
export const Forbidden: Story = ended('noAccess', 'Tu cuenta no tiene acceso.');
