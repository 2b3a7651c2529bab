import type { ChoiceGroup } from '@crepas/domain';
import { ButtonLink, EmptyState, Page, PageHeader } from '@crepas/ui';
import { useState } from 'react';
import { useIdInPath } from '../../shared/idIn.ts';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { FieldsLoading } from '../../shared/lists/Skeletons.tsx';
import { useGroups, useUpdateGroup } from '../../shared/menu/groups.ts';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { GroupEditor } from './GroupEditor.tsx';
import { GroupsOnly } from './GroupsOnly.tsx';
import { editedGroup } from './groupForm.ts';

export function UpdateGroupScreen() {
  const id = useIdInPath();
  return (
    <GroupsOnly>
      <KnownGroup key={id} id={id} />
    </GroupsOnly>
  );
}

function KnownGroup({ id }: { readonly id: number | null }) {
  const groups = useGroups();
  const group = groups.data?.find((one) => one.id === id);
  if (group) return <OldGroup group={group} />;
  return (
    <Page>
      <ScreenTitle>Editar grupo</ScreenTitle>
      <PageHeader title="Editar grupo" backTo={paths.groups} />
      <Loaded
        query={groups}
        loading={<FieldsLoading label="Cargando grupo…" fields={4} />}
        failedTitle="Error al cargar el grupo"
      >
        {() => (
          <EmptyState
            title="Grupo no encontrado"
            action={<ButtonLink to={paths.groups}>Ver grupos</ButtonLink>}
          />
        )}
      </Loaded>
    </Page>
  );
}

/** As it was when the form was opened: an answer that comes meanwhile does not change what is edited. */
function OldGroup({ group }: { readonly group: ChoiceGroup }) {
  const [opened] = useState(group);
  const { mutateAsync } = useUpdateGroup();
  return (
    <GroupEditor
      id={opened.id}
      saved={editedGroup(opened)}
      save={(changed) => mutateAsync({ id: opened.id, ...changed })}
    />
  );
}
