import { apiErrorCopy } from '@crepas/api';
import type { ChoiceGroup, GroupId } from '@crepas/domain';
import { ButtonLink, EditIcon, EmptyState, IconButton, SortableTable, TrashIcon } from '@crepas/ui';
import { useState } from 'react';
import { DeleteDialog } from '../../shared/dialogs/DeleteDialog.tsx';
import { inOrder } from '../../shared/inOrder.ts';
import { CardsLoading } from '../../shared/lists/Skeletons.tsx';
import { useOptimisticOrder } from '../../shared/lists/useOptimisticOrder.ts';
import { useDeleteGroup, useReorderGroups } from '../../shared/menu/groups.ts';
import { useOrderedCategories, useWholeMenu } from '../../shared/menu/products.ts';
import { useUndoDeletion } from '../../shared/menu/restore.ts';
import { notifyResult, useNotifications } from '../../shared/notifications/notifications.ts';
import { paths } from '../../shared/paths.ts';
import styles from './Groups.module.css';
import { OptionRows } from './OptionRows.tsx';
import { reordered } from './searchGroups.ts';

export type GroupTableProps = {
  readonly groups: readonly ChoiceGroup[];
  /** The shown ones, in the order of the list. */
  readonly found: readonly ChoiceGroup[];
};

export function GroupTable({ groups, found }: GroupTableProps) {
  const [leaving, setLeaving] = useState<ChoiceGroup | null>(null);
  const { order, save } = useOptimisticOrder(useReorderGroups(), (error) =>
    useNotifications
      .getState()
      .notifyFailure({ text: 'Error al actualizar el orden', reason: apiErrorCopy(error) }),
  );
  const users = useGroupUsers();
  const shown = order ? inOrder(found, order) : found;

  // The line of the users would move the rows under a finger.
  if (users.isPending) return <CardsLoading label="Cargando grupos…" />;
  if (shown.length === 0) return <EmptyState title="Ningún grupo coincide" />;
  return (
    <>
      <SortableTable
        caption="Grupos, en su orden"
        columns={[
          {
            key: 'group',
            title: 'Grupo',
            cell: (group) => (
              <GroupCell group={group} users={users.of(group.id)} onDelete={() => setLeaving(group)} />
            ),
          },
        ]}
        rows={shown}
        nameOf={({ name }) => name}
        onReorder={(ids) => save(reordered(order ?? groups.map(({ id }) => id), ids))}
      />
      {leaving && <GroupDeletion key={leaving.id} group={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

type GroupCellProps = {
  readonly group: ChoiceGroup;
  /** The names of the products that use it; undefined while they are unknown. */
  readonly users: readonly string[] | undefined;
  readonly onDelete: () => void;
};

const GroupCell = ({ group, users, onDelete }: GroupCellProps) => (
  <div className={styles.group}>
    <div className={styles.head}>
      <h2 className={styles.name}>{group.name}</h2>
      <span className={styles.actions}>
        <ButtonLink kind="quiet" to={paths.updateGroup(group.id)} aria-label={`Editar ${group.name}`}>
          <EditIcon />
          Editar
        </ButtonLink>
        <IconButton kind="danger" label={`Eliminar ${group.name}`} icon={<TrashIcon />} onClick={onDelete} />
      </span>
    </div>
    <OptionRows group={group} />
    {users && <p className={styles.users}>{usersCopy(users)}</p>}
  </div>
);

const usersCopy = (users: readonly string[]) =>
  users.length === 0 ? 'Ningún producto lo usa.' : `Lo usan: ${users.join(', ')}`;

/** The names of the products that use a group, in the order of the menu; undefined where the menu cannot be read. */
function useGroupUsers() {
  const categories = useOrderedCategories();
  const menu = useWholeMenu(categories.data ?? []);
  const isFailed = categories.isError || menu.error !== null;
  const products = categories.data && menu.data;
  return {
    isPending: !products && !isFailed,
    of: (id: GroupId): readonly string[] | undefined =>
      products?.filter(({ product }) => product.groupIds?.includes(id)).map(({ product }) => product.name),
  };
}

type GroupDeletionProps = { readonly group: ChoiceGroup; readonly onClose: () => void };

/** The server refuses to delete a group that products use, and names them. Past orders keep what was chosen. */
function GroupDeletion({ group, onClose }: GroupDeletionProps) {
  const undoOf = useUndoDeletion('group');
  const { mutateAsync } = useDeleteGroup();

  const remove = () =>
    notifyResult(mutateAsync(group.id), {
      done: `Eliminaste ${group.name}.`,
      failed: 'Error al eliminar el grupo',
      undo: undoOf(group),
    });

  return (
    <DeleteDialog
      question="¿Estás seguro de eliminar este grupo?"
      subject={group.name}
      onYes={remove}
      onClose={onClose}
    />
  );
}
