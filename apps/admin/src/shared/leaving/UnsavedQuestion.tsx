import { Button, Modal } from '@crepas/ui';

export type UnsavedQuestionProps = {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

/** Whether what was typed is discarded. Escape keeps it. */
export const UnsavedQuestion = ({ open, onStay, onLeave }: UnsavedQuestionProps) => (
  <Modal
    open={open}
    role="alertdialog"
    title="¿Salir sin guardar?"
    onClose={onStay}
    actions={
      <>
        <Button wide onClick={onStay}>
          Seguir editando
        </Button>
        <Button kind="danger" wide onClick={onLeave}>
          Salir sin guardar
        </Button>
      </>
    }
  >
    Tienes cambios que no se han guardado.
  </Modal>
);
