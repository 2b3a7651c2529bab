import { Button, CheckCard, Field } from '@crepas/ui';
import { useState } from 'react';
import { useCheckoutStore } from '../checkoutStatus.ts';
import { useOrderOptions } from '../orderOptions.ts';
import { nameMissingCopy, readTypedRecipient } from '../readTypedOptions.ts';
import { focusField } from './focusField.ts';
import styles from './OrderOptions.module.css';

/** The name that the courier asks for; one line while there is none. */
export function RecipientOption({ isRequired }: { isRequired: boolean }) {
  const { recipient, isRemembered, type, remember } = useOrderOptions();
  const isRefused = useCheckoutStore(({ status }) => status.kind === 'refused');
  const [isOpen, setOpen] = useState(recipient !== '');
  if (!isRequired && !isOpen && recipient === '') {
    return (
      <Button kind="secondary" wide onClick={() => setOpen(true)}>
        Agregar tu nombre
      </Button>
    );
  }
  const { hint, error } = readTypedRecipient(recipient);
  const isMissing = isRequired && isRefused && recipient.trim() === '';
  return (
    <div className={styles.fields}>
      <Field
        name="nombre"
        label={isRequired ? 'Tu nombre, para recogerlo' : 'Nombre de quien recibe'}
        autoComplete="given-name"
        ref={isOpen && recipient === '' ? focusField : undefined}
        value={recipient}
        hint={hint}
        error={isMissing ? nameMissingCopy : error}
        onChange={({ target }) => {
          setOpen(true);
          type({ recipient: target.value });
        }}
      />
      <CheckCard
        label="Recordar mi nombre"
        description="Solo en este dispositivo"
        checked={isRemembered}
        onChange={({ target }) => remember(target.checked)}
      />
    </div>
  );
}
