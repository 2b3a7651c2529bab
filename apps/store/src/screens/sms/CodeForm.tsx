import { codeIn } from '@crepas/domain';
import { Button, Field, Form } from '@crepas/ui';
import { useState } from 'react';

type Props = {
  readonly isVerifying: boolean;
  /** The provider refuses every attempt for a quarter of an hour (decision P4). */
  readonly isLocked: boolean;
  readonly onVerify: (code: string) => void;
};

/** The code from the SMS. It appears when a code was sent, and takes the focus: entering it is the next step. */
export function CodeForm({ isVerifying, isLocked, onVerify }: Props) {
  const [code, setCode] = useState('');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onVerify(code);
      }}
    >
      <Field
        ref={focus}
        label="Código"
        name="code"
        code
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6 dígitos"
        value={code}
        onChange={(event) => setCode(codeIn(event.target.value))}
      />
      <Button type="submit" wide busy={isVerifying} disabled={code === '' || isVerifying || isLocked}>
        {isVerifying ? 'Verificando…' : 'Verificar código'}
      </Button>
    </Form>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();
