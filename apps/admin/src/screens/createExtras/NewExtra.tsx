import { checkExtraForm, type ExtraForm } from '@crepas/domain';
import { BottomBar, Button, Card, Form } from '@crepas/ui';
import type { FormEvent } from 'react';
import { notifyError } from '../../notifications/notifyError.ts';
import { useCreateExtra } from '../../queries/extras.ts';
import { extraDrafts } from '../../stores/drafts.ts';
import { useNotifications } from '../../stores/notifications.ts';
import { useDraft } from '../../stores/useDraft.ts';
import { ExtraFields } from './ExtraFields.tsx';

const nothingTyped: ExtraForm = { name: '', description: '', price: '' };

/** The draft is cleared only after a successful save. */
export function NewExtra() {
  const { draft: form = nothingTyped, change, discard } = useDraft(extraDrafts, 'new');
  const { notifySuccess, notifyFailure } = useNotifications.getState();
  const create = useCreateExtra();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (create.isPending) return;
    const draft = checkExtraForm(form);
    if (draft === null) return notifyFailure({ text: 'Completa todos los campos' });
    try {
      await create.mutateAsync(draft);
      discard();
      notifySuccess('Extra creado correctamente!');
    } catch (error) {
      notifyError('Error al crear extra', error);
    }
  }

  return (
    <Form onSubmit={submit}>
      <Card>
        <ExtraFields form={form} onChange={change} />
      </Card>
      <BottomBar>
        <Button type="submit" wide busy={create.isPending}>
          Crear Extra
        </Button>
      </BottomBar>
    </Form>
  );
}
