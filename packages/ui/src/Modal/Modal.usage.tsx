import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Usage } from '../samples/usage.ts';
import { Text } from '../Text/Text.tsx';
import { Modal, type ModalProps } from './Modal.tsx';

/** Opened by a tap: several open dialogs would cover the page of the examples. */
function Opened({ opener, ...modal }: Omit<ModalProps, 'open' | 'onClose'> & { readonly opener: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Modal {...modal} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export const modalUsage: Usage = {
  code: `<Modal
  open={isAsking}
  title="¿Eliminar este producto?"
  onClose={close}
  actions={<Button wide onClick={close}>Conservar</Button>}
/>`,
  anatomy: [
    ['`title`', 'the question, or whose details these are'],
    ['cross', 'closes without an answer, as Escape and a tap beside the dialog do'],
    ['children', 'what one must know for the answer'],
    ['`actions`', 'one or two wide buttons, the safe one first'],
  ],
  do: [
    {
      shown: () => (
        <Opened
          opener="Eliminar"
          title="¿Eliminar este producto?"
          actions={
            <>
              <Button wide>Conservar</Button>
              <Button wide kind="danger">
                Eliminar
              </Button>
            </>
          }
        >
          <Text>Ya no se podrá pedir.</Text>
        </Opened>
      ),
      why: 'A question whose answers say what they do.',
    },
  ],
  dont: [
    {
      shown: () => (
        <Opened opener="Guardar" title="Listo">
          <Text>Guardamos tus cambios.</Text>
        </Opened>
      ),
      why: 'A message without a question stops the work: a notice says it and goes away.',
    },
  ],
};
