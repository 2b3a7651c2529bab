import { Button, Modal } from '@crepas/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

export type LeaveQuestionProps = {
  /** Asked at the very moment of leaving. */
  readonly isUnsaved: () => boolean;
  readonly onDiscard: () => void;
};

/** Asks before unsaved changes are left behind: by a dialog within the app, by the browser when the page closes. */
export function LeaveQuestion({ isUnsaved, onDiscard }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });

  const stay = () => blocker.reset?.();
  function leave() {
    onDiscard();
    blocker.proceed?.();
  }

  return (
    <Modal
      open={blocker.state === 'blocked'}
      role="alertdialog"
      title="¿Salir sin guardar?"
      onClose={stay}
      actions={
        <>
          <Button wide onClick={stay}>
            Seguir editando
          </Button>
          <Button kind="danger" wide onClick={leave}>
            Salir sin guardar
          </Button>
        </>
      }
    >
      Tienes cambios que no se han guardado.
    </Modal>
  );
}
