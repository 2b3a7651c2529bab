import { Button, Modal, Text } from '@crepas/ui';

export type ConfirmDialogProps = {
  /** The whole question, as the specification words it. */
  readonly question: string;
  /** What it is about, by name. */
  readonly subject: string;
  /** What yes does: «Eliminar». */
  readonly yes: string;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
};

/** Asks before something that cannot be undone. Mount it only while it asks. */
export function ConfirmDialog({ question, subject, yes, busy, onYes, onClose }: ConfirmDialogProps) {
  return (
    <Modal
      open
      role="alertdialog"
      title={question}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" wide busy={busy} onClick={onYes}>
            {yes}
          </Button>
          <Button kind="secondary" wide onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <Text>{subject}</Text>
    </Modal>
  );
}
