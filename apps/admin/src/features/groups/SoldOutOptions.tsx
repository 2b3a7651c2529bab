import { Card, List, Section } from '@crepas/ui';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { CardsLoading } from '../../shared/lists/Skeletons.tsx';
import { useGroups } from '../../shared/menu/groups.ts';
import styles from './Groups.module.css';
import { OptionRows } from './OptionRows.tsx';

/** The options of all groups, for an account that only marks what is sold out. */
export const SoldOutOptions = () => (
  <Section title="Opciones">
    <Loaded
      query={useGroups()}
      loading={<CardsLoading label="Cargando opciones…" />}
      failed="No pudimos cargar las opciones. Intenta de nuevo."
    >
      {(groups) => (
        <List>
          {groups.map((group) => (
            <li key={group.id}>
              <Card className={styles.group}>
                <h3 className={styles.name}>{group.name}</h3>
                <OptionRows group={group} />
              </Card>
            </li>
          ))}
        </List>
      )}
    </Loaded>
  </Section>
);
