import { countryPrefix } from '@crepas/domain';
import { Button, Field, Form } from '@crepas/ui';
import { type Ref, useEffect, useRef } from 'react';
import { forgetTap, tapBeforeReload } from '../../shared/storage/releaseReload.ts';
import { waitCopy } from './smsCopy.ts';

type Props = {
  readonly phone: string;
  readonly error: string | undefined;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly onType: (phone: string) => void;
  readonly isSending: boolean;
  /** The code of before is being checked: another send would replace it. */
  readonly isVerifying: boolean;
  /** A code was sent: the button offers to send another. */
  readonly hasCode: boolean;
  /** Seconds until another code may be sent; also set while the flow is locked. */
  readonly waitSeconds: number;
  readonly onSend: (phone: string, container: HTMLElement) => void;
};

export function PhoneForm(props: Props) {
  const { phone, error, fieldRef, onType, isSending, isVerifying, hasCode, waitSeconds, onSend } = props;
  const container = useRef<HTMLDivElement>(null);
  const isWaiting = waitSeconds > 0;
  useEffect(() => {
    const tap = tapBeforeReload('code');
    if (tap === null || tap.code !== undefined || !container.current) return;
    forgetTap();
    onSend(tap.phone, container.current);
  }, [onSend]);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (container.current) onSend(phone, container.current);
      }}
    >
      <Field
        ref={fieldRef}
        label="Teléfono"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix={countryPrefix}
        placeholder="Número a 10 dígitos"
        hint={isWaiting && waitCopy(waitSeconds)}
        error={error}
        value={phone}
        onChange={(event) => onType(event.target.value)}
      />
      <Button
        type="submit"
        wide
        kind={hasCode ? 'secondary' : 'primary'}
        busy={isSending}
        disabled={phone.trim() === '' || isSending || isVerifying || isWaiting}
      >
        {isSending ? 'Enviando…' : hasCode ? 'Reenviar código' : 'Enviar código'}
      </Button>
      <div ref={container} />
    </Form>
  );
}
