import { groupHint } from '@crepas/api';
import {
  type ChosenGroup,
  type ChosenOption,
  chosenPieces,
  type GroupId,
  groupKind,
  mayAddPiece,
  type OfferedGroup,
  type OptionId,
  optionId,
  type Product,
} from '@crepas/domain';
import { CheckCardSkeleton, ChoiceGroup, ErrorState, List, Loading } from '@crepas/ui';
import { soldOutForNowCopy } from '../../shared/copy/availability.ts';
import { hasGroups, useProductGroups } from '../../shared/menu/menu.ts';
import styles from './GroupsChoice.module.css';
import type { Lack } from './useChoice.ts';

type GroupsChoiceProps = {
  product: Product;
  /** With what can be chosen where the shop takes orders for later. */
  offered: readonly OfferedGroup[] | undefined;
  chosen: readonly ChosenGroup[];
  onChoose: (option: OptionId, quantity: number) => void;
  /** Chosen, and since then sold out. */
  lost: readonly ChosenOption[];
  /** What is missing, to say at its group; null: nothing is said. */
  warning: { readonly group: GroupId; readonly text: string } | null;
};

/** The groups of a product in its order (extension `grupos`); empty when there are none. */
export function GroupsChoice({ product, offered, chosen, onChoose, lost, warning }: GroupsChoiceProps) {
  const { data, isPending, isFetching, refetch } = useProductGroups(product);
  if (!hasGroups(product)) return null;
  const notes = data?.flatMap(({ options }) => options).filter(({ available }) => !available) ?? [];
  if (!offered) {
    return (
      <div id={groupsElementId} className={styles.root}>
        {isPending ? (
          <Waiting />
        ) : (
          <ErrorState
            title="Error al obtener las opciones"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
      </div>
    );
  }
  return (
    <div className={styles.root}>
      {offered.map((group) => (
        <ChoiceGroup
          key={group.id}
          id={groupElementId(group.id)}
          className={styles.group}
          legend={group.name}
          hint={groupHint(group)}
          kind={groupKind(group)}
          options={group.options.map(({ id, name, price, available }) => {
            const quantity = chosenPieces(chosen, id);
            return {
              id,
              name,
              cents: price,
              quantity,
              isAvailable: available,
              mayAdd: mayAddPiece(offered, chosen, id),
              note: available && notes.some((one) => one.id === id) ? soldOutForNowCopy : undefined,
            };
          })}
          onChange={(id, quantity) => onChoose(optionId(id), quantity)}
          warning={warning?.group === group.id ? warning.text : lostCopy(group, lost)}
        />
      ))}
    </div>
  );
}

const Waiting = () => (
  <Loading>
    <List>
      <CheckCardSkeleton />
      <CheckCardSkeleton />
    </List>
  </Loading>
);

function lostCopy({ options }: OfferedGroup, lost: readonly ChosenOption[]): string | null {
  const names = lost.filter(({ id }) => options.some((option) => option.id === id)).map(({ name }) => name);
  return names.length === 0 ? null : `Ya no hay: ${names.join(', ')}. Elige otra opción.`;
}

const groupsElementId = 'opciones';
const groupElementId = (id: GroupId) => `grupo-${id}`;

/** Where the options are missing, also for a keyboard; where they could not be read, to the button that reads them again. */
export function jumpToGroup(lack: Exclude<Lack, 'crepas'>): void {
  const target = document.getElementById(
    lack === 'unknown' ? groupsElementId : groupElementId(lack.group.id),
  );
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
