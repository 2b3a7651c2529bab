import { Button, Card, Field, Form, Logo, Page, StatusText } from '@crepas/ui';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { sessionEndCopy, signInRefusalCopy, toolCopy } from '../../shared/copy.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useSession } from '../../shared/session/session.ts';
import type { SignInRefusal } from '../../shared/session/signInRefusal.ts';
import { sendPasswordEmail, takeTypedEmail } from '../../shared/session/staffAuth.ts';
import { useShopWords } from '../../shared/shop/shop.ts';
import styles from './LoginScreen.module.css';
import { returnPlace } from './returnPlace.ts';

/** After the sign-in it returns to the requested page. It does not wait for the session: few visitors have one. */
export function LoginScreen() {
  const { state } = useLocation();
  const { name } = useShopWords();
  const email = useSession(({ session }) => (session.kind === 'signedIn' ? session.email : null));

  if (email !== null) return <Navigate to={returnPlace(state, email)} replace />;
  return (
    <Page className={styles.root}>
      <ScreenTitle>Iniciar sesión</ScreenTitle>
      <header className={styles.header}>
        <Logo />
        <p className={styles.shop}>{toolCopy(name)}</p>
        <h1>Iniciar sesión</h1>
      </header>
      <Card>
        <LoginForm />
      </Card>
    </Page>
  );
}

const required = 'Este campo es requerido';

/** Shown at the fields. */
type Faults = { readonly email?: string | undefined; readonly password?: string | undefined };

type LoginControls = HTMLFormControlsCollection & {
  readonly email: HTMLInputElement;
  readonly password: HTMLInputElement;
};

function faultOf({ value, validity }: HTMLInputElement): string | undefined {
  if (value.trim() === '') return required;
  return validity.typeMismatch ? signInRefusalCopy('invalidEmail') : undefined;
}

/** E-mail and password. The inputs are uncontrolled and keep their text after a failure. */
function LoginForm() {
  const signIn = useSession((store) => store.signIn);
  const ended = useSession(({ session }) => (session.kind === 'signedOut' ? session.because : null));
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const [isSent, setSent] = useState(false);
  const [earlierEmail] = useState(takeTypedEmail);
  const [busy, setBusy] = useState<'signIn' | 'send' | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { email, password } = event.currentTarget.elements as LoginControls;
    setFaults({ email: faultOf(email), password: faultOf(password) });
    setRefusal(null);
    setSent(false);
    const faulty = [email, password].find(faultOf);
    if (faulty) return faulty.focus();
    setBusy('signIn');
    setRefusal(await signIn(email.value.trim(), password.value));
    setBusy(null);
  }

  async function forgot({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (busy || !form) return;
    const { email } = form.elements as LoginControls;
    setFaults({ email: faultOf(email) });
    setRefusal(null);
    setSent(false);
    if (faultOf(email)) return email.focus();
    setBusy('send');
    const failure = await sendPasswordEmail(email.value.trim());
    setRefusal(failure);
    setSent(failure === null);
    setBusy(null);
  }

  return (
    <Form onSubmit={submit}>
      <Field
        label="Correo"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={earlierEmail}
        error={faults.email}
        onChange={() => setFaults(({ password }) => ({ password }))}
      />
      <Field
        label="Contraseña"
        name="password"
        type="password"
        autoComplete="current-password"
        error={faults.password}
        onChange={() => setFaults(({ email }) => ({ email }))}
      />
      <StatusText tone={isSent ? 'success' : 'failure'}>
        {isSent && <span>Si ese correo tiene cuenta, le llega un mensaje para elegir otra contraseña.</span>}
        {refusal !== null && <span>{signInRefusalCopy(refusal)}</span>}
        {!isSent && ended !== null && <span>{sessionEndCopy(ended)}</span>}
      </StatusText>
      <Button type="submit" wide busy={busy === 'signIn'}>
        Entrar
      </Button>
      <Button kind="quiet" wide busy={busy === 'send'} onClick={forgot}>
        Olvidé mi contraseña
      </Button>
    </Form>
  );
}
