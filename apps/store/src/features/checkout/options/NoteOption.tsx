import { Button, TextArea } from '@crepas/ui';
import { useState } from 'react';
import { useOrderOptions } from '../orderOptions.ts';
import { readTypedNote } from '../readTypedOptions.ts';
import { focusField } from './focusField.ts';

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
