import { Button, CheckCard, Field, TextArea } from '@crepas/ui';
import { useState } from 'react';
import { useOrderOptions } from '../../../shared/order/orderOptions.ts';
import { useCheckoutStore } from '../checkoutStatus.ts';
import { nameMissingCopy, readTypedNote, readTypedRecipient } from '../readTypedOptions.ts';
import styles from './OrderOptions.module.css';

/** A ref for a field that a tap has opened. */
export const focusField = (field: HTMLElement | null): void => field?.focus();

/** The note for the kitchen; one line while there is none. */
export function NoteOption() {
  const note = useOrderOptions((state) => state.note);
  const type = useOrderOptions((state) => state.type);
  const [isOpen, setOpen] = useState(note !== '');
  if (!isOpen && note === '') {
    return (
      <Button kind="secondary" wide onClick={() => setOpen(true)}>
        Agregar nota para la cocina
      </Button>
    );
  }
  const { hint, error } = readTypedNote(note);
  return (
    <TextArea
      name="nota_pedido"
      label="Nota para la cocina"
      placeholder="Sin nuez, por favor"
      // The field has replaced the button that opened it, and takes its focus.
      ref={isOpen && note === '' ? focusField : undefined}
      value={note}
      hint={hint}
      error={error}
      onChange={({ target }) => {
        setOpen(true);
        type({ note: target.value });
      }}
    />
  );
}

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
