import { Modal } from '@crepas/ui';
import { type ReactNode, useState } from 'react';
import { UnsavedQuestion } from '../leaving/UnsavedQuestion.tsx';
import type { useEntityForm } from './useEntityForm.ts';

export type FormDialogProps = {
  readonly title: string;
  readonly form: Pick<ReturnType<typeof useEntityForm>, 'isSaving' | 'isUnsaved' | 'discard'>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The form of one thing of a list. Closing it asks before what was typed is lost. */
export function FormDialog({ title, form, onClose, children }: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);

  const leave = () => {
    form.discard();
    onClose();
  };

  function close() {
    // During a save the draft is kept, in case the save fails.
    if (form.isSaving) onClose();
    else if (form.isUnsaved()) setAsking(true);
    else leave();
  }

  if (isAsking) return <UnsavedQuestion open onStay={() => setAsking(false)} onLeave={leave} />;
  return (
    <Modal open title={title} lightDismiss={false} onClose={close}>
      {children}
    </Modal>
  );
}
