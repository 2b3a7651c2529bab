import { Button, Field, Form, StatusText } from '@crepas/ui';
import { type FormEvent, useState } from 'react';
import { sessionEndCopy, signInRefusalCopy } from '../../copy/copy.ts';
import type { SignInRefusal } from '../../services/signInRefusal.ts';
import { useSession } from '../../stores/session.ts';

const required = 'Este campo es requerido';

type Missing = { readonly email: boolean; readonly password: boolean };
const nothingMissing: Missing = { email: false, password: false };

type LoginControls = HTMLFormControlsCollection & {
  readonly email: HTMLInputElement;
  readonly password: HTMLInputElement;
};

const isBlank = ({ value }: HTMLInputElement) => value.trim() === '';

/** E-mail and password. The inputs are uncontrolled and keep their text after a failure. */
export function LoginForm() {
  const signIn = useSession((store) => store.signIn);
  const ended = useSession(({ session }) => (session.kind === 'signedOut' ? session.because : null));
  const [missing, setMissing] = useState(nothingMissing);
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { email, password } = event.currentTarget.elements as LoginControls;
    setMissing({ email: isBlank(email), password: isBlank(password) });
    const firstBlank = [email, password].find(isBlank);
    if (firstBlank) return firstBlank.focus();
    setRefusal(null);
    setBusy(true);
    setRefusal(await signIn(email.value.trim(), password.value));
    setBusy(false);
  }

  return (
    <Form onSubmit={submit}>
      <Field
        label="Correo"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={missing.email ? required : undefined}
        onChange={() => setMissing((now) => ({ ...now, email: false }))}
      />
      <Field
        label="Contraseña"
        name="password"
        type="password"
        autoComplete="current-password"
        error={missing.password ? required : undefined}
        onChange={() => setMissing((now) => ({ ...now, password: false }))}
      />
      <StatusText tone="failure">
        {refusal !== null && signInRefusalCopy(refusal)}
        {ended !== null && sessionEndCopy(ended)}
      </StatusText>
      <Button type="submit" wide busy={busy}>
        Entrar
      </Button>
    </Form>
  );
}
