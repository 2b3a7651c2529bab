import { checkExtraForm, type Extra, type ExtraForm, pesosFromCents } from '@crepas/domain';
import { Button, Form, Modal, StatusText } from '@crepas/ui';
import { type FormEvent, useState } from 'react';
import { apiErrorCopy } from '../../copy.ts';
import { useUpdateExtra } from '../../queries/extras.ts';
import { isUnsupported } from '../../queries/isUnsupported.ts';
import { extraDrafts } from '../../stores/drafts.ts';
import { useNews } from '../../stores/news.ts';
import { useDraft } from '../../stores/useDraft.ts';
import { ExtraFields } from './ExtraFields.tsx';

export type ExtraEditorProps = {
  readonly extra: Extra;
  readonly onUnsupported: () => void;
  readonly onClose: () => void;
};

/** Changes an extra's words and price. Failures are told inside: the page behind cannot be reached. */
export function ExtraEditor({ extra, onUnsupported, onClose }: ExtraEditorProps) {
  const { draft, change, discard } = useDraft(extraDrafts, extra.id);
  const form = draft ?? formOf(extra);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { tellSuccess } = useNews.getState();
  const update = useUpdateExtra();

  function close() {
    discard();
    onClose();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (update.isPending) return;
    const draft = checkExtraForm(form);
    setIsIncomplete(draft === null);
    if (draft === null) return;
    update.mutate(
      { id: extra.id, ...draft },
      {
        onSuccess: () => {
          tellSuccess('Extra actualizado correctamente');
          close();
        },
        onError: (error) => {
          if (!isUnsupported(error)) return;
          onUnsupported();
          close();
        },
      },
    );
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
