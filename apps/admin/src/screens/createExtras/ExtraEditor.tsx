import { apiErrorCopy } from '@crepas/api';
import { checkExtraForm, type Extra, type ExtraForm, pesosFromCents } from '@crepas/domain';
import { Button, Form, Modal, StatusText } from '@crepas/ui';
import { type FormEvent, useRef, useState } from 'react';
import { notifyError } from '../../notifications/notifyError.ts';
import { useUpdateExtra } from '../../queries/extras.ts';
import { isUnsupported } from '../../queries/isUnsupported.ts';
import { extraDrafts } from '../../stores/drafts.ts';
import { useNotifications } from '../../stores/notifications.ts';
import { useDraft } from '../../stores/useDraft.ts';
import { ExtraFields } from './ExtraFields.tsx';

export type ExtraEditorProps = {
  readonly extra: Extra;
  readonly onUnsupported: () => void;
  readonly onClose: () => void;
};

/**
 * Edits an extra. Failures show inside the dialog, because the page behind it is inert.
 */
export function ExtraEditor({ extra, onUnsupported, onClose }: ExtraEditorProps) {
  const { draft, change, discard } = useDraft(extraDrafts, extra.id);
  const form = draft ?? formOf(extra);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { notifySuccess } = useNotifications.getState();
  const update = useUpdateExtra();

  const isClosed = useRef(false);

  function close() {
    isClosed.current = true;
    // During a save the draft is kept, in case the save fails.
    if (!update.isPending) discard();
    onClose();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (update.isPending) return;
    const draft = checkExtraForm(form);
    setIsIncomplete(draft === null);
    if (draft === null) return;
    try {
      await update.mutateAsync({ id: extra.id, ...draft });
      notifySuccess('Extra actualizado correctamente');
    } catch (error) {
      if (isUnsupported(error)) onUnsupported();
      else if (isClosed.current) return notifyError('Error al actualizar el extra', error);
      else return;
    }
    discard();
    onClose();
  }

  return (
    <Modal open title={`Editar ${extra.name}`} lightDismiss={false} onClose={close}>
      <Form onSubmit={submit}>
        <ExtraFields form={form} onChange={change} />
        <StatusText tone="failure" role="alert">
          {isIncomplete && 'Completa todos los campos'}
          {!isIncomplete && update.error && `Error al actualizar el extra · ${apiErrorCopy(update.error)}`}
        </StatusText>
        <Button type="submit" wide busy={update.isPending}>
          Guardar
        </Button>
      </Form>
    </Modal>
  );
}

const formOf = ({ name, description, price }: Extra): ExtraForm => ({
  name,
  description,
  price: String(pesosFromCents(price)),
});
