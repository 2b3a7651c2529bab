import { checkExtraForm, type ExtraForm, type ExtraId } from '@crepas/domain';
import { BottomBar, Button, Card, Form, List, Page, PageHeader, Section } from '@crepas/ui';
import { type FormEvent, useState } from 'react';
import { useDraft } from '../../shared/drafts/useDraft.ts';
import { useCreateExtra, useExtras } from '../../shared/menu/extras.ts';
import { LoadedExtras } from '../../shared/menu/LoadedExtras.tsx';
import { useNotifications } from '../../shared/notifications/notifications.ts';
import { notifyResult } from '../../shared/notifications/notifyResult.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useMayChangeMenu } from '../../shared/session/session.ts';
import { ExtraFields } from './ExtraFields.tsx';
import { ExtraRow } from './ExtraRow.tsx';
import { extraDrafts } from './extraDrafts.ts';

/** Spec §2, `/create-extras`; below the form the list of extras (decision A6). An account with the orders alone sees only the list. */
export function CreateExtrasScreen() {
  const mayChange = useMayChangeMenu();
  const title = mayChange ? 'Crear Extra' : 'Extras';

  return (
    <Page bar={null} width="wide">
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title} />
      {mayChange && <NewExtra />}
      <Section title="Extras creados">
        <ExtraList />
      </Section>
    </Page>
  );
}

const nothingTyped: ExtraForm = { name: '', description: '', price: '' };

/** The draft is cleared only after a successful save. */
function NewExtra() {
  const { draft: typed, change, discard } = useDraft(extraDrafts, 'new');
  const form = { ...nothingTyped, ...typed };
  const { notifyFailure } = useNotifications.getState();
  const create = useCreateExtra();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (create.isPending) return;
    const draft = checkExtraForm(form);
    if (draft === null) return notifyFailure({ text: 'Completa todos los campos' });
    const isCreated = await notifyResult(create.mutateAsync(draft), {
      done: 'Extra creado correctamente!',
      failed: 'Error al crear extra',
    });
    if (isCreated) discard();
  }

  return (
    <Form onSubmit={submit}>
      <Card>
        <ExtraFields form={form} onChange={(part) => change({ ...typed, ...part })} />
      </Card>
      <BottomBar>
        <Button type="submit" wide busy={create.isPending}>
          Crear Extra
        </Button>
      </BottomBar>
    </Form>
  );
}

/** The list of extras. After the backend answers that it lacks the call, the buttons disappear. */
function ExtraList() {
  const { refetch } = useExtras();
  const [isReadOnly, setReadOnly] = useState(false);
  const mayChange = useMayChangeMenu();

  /** If the extra still exists after a 404, the backend lacks the call. */
  async function checkSupport(id: ExtraId) {
    const { data: now } = await refetch();
    if (now?.some((extra) => extra.id === id)) setReadOnly(true);
  }

  return (
    <LoadedExtras hint={mayChange ? 'Crea el primero en Crear Extra.' : null}>
      {(extras) => (
        <List data-columns>
          {extras.map((extra) => (
            <ExtraRow
              key={extra.id}
              extra={extra}
              isReadOnly={isReadOnly}
              onUnsupported={() => void checkSupport(extra.id)}
            />
          ))}
        </List>
      )}
    </LoadedExtras>
  );
}
