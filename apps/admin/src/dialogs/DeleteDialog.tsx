import { Button, Modal, Text } from '@crepas/ui';
import { useRef, useState } from 'react';

export type DeleteDialogProps = {
  /** The whole question, as the specification words it. */
  readonly question: string;
  /** What it is about, by name. */
  readonly subject: string;
  /** Deletes, and tells what came of it; never rejects. */
  readonly onYes: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before something is deleted. Mount it only while it asks; whoever closes it early hears of it all the same. */
export function DeleteDialog({ question, subject, onYes, onClose }: DeleteDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  const isClosed = useRef(false);

  function close() {
    isClosed.current = true;
    onClose();
  }

  async function confirm() {
    setDeleting(true);
    await onYes();
    // By now another question may stand in the place of one that was closed.
    if (!isClosed.current) close();
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
            Eliminar
          </Button>
          <Button kind="secondary" wide onClick={close}>
            Cancelar
          </Button>
        </>
      }
    >
      <Text>{subject}</Text>
    </Modal>
  );
}
