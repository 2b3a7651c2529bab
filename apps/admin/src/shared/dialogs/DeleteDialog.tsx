import { Button, Modal, restoreLostFocus, Text } from '@crepas/ui';
import { useRef, useState } from 'react';
import { WrappableText } from '../WrappableText.tsx';

export type DeleteDialogProps = {
  /** The whole question, as in the specification. */
  readonly question: string;
  /** The name of the object to delete, or what happens. */
  readonly subject: string;
  readonly answer?: string;
  /** Deletes and reports the result; never rejects. */
  readonly onYes: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks before something is deleted. Mount it only while it is open. A dialog closed early still reports the result. */
export function DeleteDialog({ question, subject, answer = 'Eliminar', onYes, onClose }: DeleteDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  const isClosed = useRef(false);

  function close() {
    isClosed.current = true;
    onClose();
  }

  async function confirm() {
    setDeleting(true);
    await onYes();
    // This dialog may have been closed and another one opened meanwhile.
    if (!isClosed.current) close();
    // The list may have been read again before, without the row of the button that asked.
    restoreLostFocus();
  }

  return (
    <Modal
      open
      role="alertdialog"
      title={question}
      onClose={close}
      actions={
        <>
          <Button kind="danger" wide busy={isDeleting} onClick={() => void confirm()}>
            {answer}
          </Button>
          <Button kind="secondary" wide onClick={close}>
            Cancelar
          </Button>
        </>
      }
    >
      <Text>
        <WrappableText text={subject} />
      </Text>
    </Modal>
  );
}
