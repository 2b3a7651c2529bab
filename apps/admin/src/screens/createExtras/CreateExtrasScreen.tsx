import { Page, PageHeader, Section } from '@crepas/ui';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { useIsOwner } from '../../stores/session.ts';
import { ExtraList } from './ExtraList.tsx';
import { NewExtra } from './NewExtra.tsx';

/** Spec §2, `/create-extras`; below the form the list of extras (decision A6). Staff see only the list. */
export function CreateExtrasScreen() {
  const isOwner = useIsOwner();
  const title = isOwner ? 'Crear Extra' : 'Extras';

  return (
    <Page bar={null} width="wide">
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title} />
      {isOwner && <NewExtra />}
      <Section title="Extras creados">
        <ExtraList />
      </Section>
    </Page>
  );
}
