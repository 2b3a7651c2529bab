import type { ExtraForm, ExtraId } from '@crepas/domain';
import { BottomBar, Button, Card, Form, List, Page, PageHeader, Section } from '@crepas/ui';
import { useState } from 'react';
import { useEntityForm } from '../../shared/form/useEntityForm.ts';
import { useCreateExtra, useExtras } from '../../shared/menu/extras.ts';
import { LoadedExtras } from '../../shared/menu/LoadedExtras.tsx';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useMayChangeMenu } from '../../shared/session/session.ts';
import { useHasExtensions, useHasFeature } from '../../shared/shop/shop.ts';
import { SoldOutOptions } from '../groups/index.ts';
import { ExtraFields } from './ExtraFields.tsx';
import { ExtraRow } from './ExtraRow.tsx';
import { checkExtra, refusedExtraField } from './extraForm.ts';

/** Spec §2, `/create-extras`; below the form the list of extras (decision A6). An account with the orders alone sees only what it may mark as sold out. */
export function CreateExtrasScreen() {
  const mayChange = useMayChangeMenu();
  const hasGroups = useHasFeature('grupos');
  const title = mayChange ? 'Crear Extra' : 'Agotar extras';

  return (
    <Page bar={null} width="wide">
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title} />
      {mayChange && <NewExtra />}
      <Section title="Extras creados">
        <ExtraList />
      </Section>
      {hasGroups && !mayChange && <SoldOutOptions />}
    </Page>
  );
}

const nothingTyped: ExtraForm = { name: '', description: '', price: '' };

function NewExtra() {
  const create = useCreateExtra();
  const others = (useExtras().data ?? []).map(({ name }) => name);
  const { form, errors, change, isSaving, onSubmit } = useEntityForm({
    name: 'extra new',
    saved: nothingTyped,
    check: (typed) => checkExtra(typed, others),
    save: (extra) => create.mutateAsync(extra),
    refusedField: refusedExtraField,
    done: 'Extra creado correctamente!',
    failed: 'Error al crear extra',
  });

  return (
    <Form onSubmit={onSubmit}>
      <Card>
        <ExtraFields form={form} errors={errors} onChange={change} />
      </Card>
      <BottomBar>
        <Button type="submit" wide busy={isSaving}>
          Crear Extra
        </Button>
      </BottomBar>
    </Form>
  );
}

/** The list of extras, with buttons where the server can change them: until it answers that it lacks the call. */
function ExtraList() {
  const { refetch } = useExtras();
  const hasExtensions = useHasExtensions();
  const [isRefused, setRefused] = useState(false);
  const mayChange = useMayChangeMenu();

  /** If the extra still exists after a 404, the backend lacks the call. */
  async function checkSupport(id: ExtraId) {
    const { data: now } = await refetch();
    if (now?.some((extra) => extra.id === id)) setRefused(true);
  }

  return (
    <LoadedExtras hint={mayChange ? 'Crea el primero en Crear Extra.' : null}>
      {(extras) => (
        <List data-columns>
          {extras.map((extra) => (
            <ExtraRow
              key={extra.id}
              extra={extra}
              isReadOnly={!hasExtensions || isRefused}
              onUnsupported={() => void checkSupport(extra.id)}
            />
          ))}
        </List>
      )}
    </LoadedExtras>
  );
}
