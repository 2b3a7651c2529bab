import { ButtonLink, EmptyState, Field, Page, PageHeader, PlusIcon } from '@crepas/ui';
import { useDeferredValue, useState } from 'react';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { CardsLoading } from '../../shared/lists/Skeletons.tsx';
import { useGroups } from '../../shared/menu/groups.ts';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import styles from './Groups.module.css';
import { GroupsOnly } from './GroupsOnly.tsx';
import { GroupTable } from './GroupTable.tsx';
import { searchGroups } from './searchGroups.ts';

/** The groups of choices that products share, in the order in which they are offered to a product. */
export const GroupsScreen = () => (
  <GroupsOnly>
    <Groups />
  </GroupsOnly>
);

function Groups() {
  const groups = useGroups();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  return (
    <Page width="wide">
      <ScreenTitle>Grupos</ScreenTitle>
      <PageHeader
        title="Grupos"
        end={
          <ButtonLink to={paths.createGroup}>
            <PlusIcon />
            Crear grupo
          </ButtonLink>
        }
      />
      <Loaded
        query={groups}
        loading={<CardsLoading label="Cargando grupos…" />}
        failedTitle="Error al obtener los grupos"
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="Aún no hay grupos">
              Un grupo es lo que el cliente elige de un producto: su tamaño, sus salsas.
            </EmptyState>
          ) : (
            <>
              <Field
                label="Buscar un grupo"
                name="buscar"
                type="search"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={80}
                placeholder="Nombre u opción"
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                className={styles.search}
              />
              <GroupTable groups={all} found={searchGroups(all, words)} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
