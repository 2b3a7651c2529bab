import type { CategoryId, CountedCategory } from '@crepas/domain';
import { SortableTable } from '@crepas/ui';
import { useRef, useState } from 'react';
import { ShowMore } from '../../lists/ShowMore.tsx';
import { useShownRows } from '../../lists/useShownRows.ts';
import { useReorderCategories } from '../../queries/categories.ts';
import { inOrder } from '../../queries/inOrder.ts';
import { useNotifications } from '../../stores/notifications.ts';
import { CategoryDeletion } from './CategoryDeletion.tsx';
import { CategoryName } from './CategoryName.tsx';

export type CategoryTableProps = {
  readonly categories: readonly CountedCategory[];
};

/** Optimistic: a new order shows at once, and is reverted if the save fails (spec §4). */
export function CategoryTable({ categories }: CategoryTableProps) {
  const { notifyFailure } = useNotifications.getState();
  const [order, setOrder] = useState<readonly CategoryId[] | null>(null);
  const last = useRef<readonly CategoryId[]>(null);
  const [leaving, setLeaving] = useState<CountedCategory | null>(null);
  const reorder = useReorderCategories();
  const { shown, hidden, showMore } = useShownRows(order ? inOrder(categories, order) : categories);

  // With several saves pending, the rows of the last one are shown.
  const save = (ids: readonly CategoryId[]) => {
    last.current = ids;
    setOrder(ids);
    reorder.mutateAsync(ids, { onSettled: () => setOrder(null) }).catch(() => {
      if (last.current === ids) notifyFailure({ text: 'Error al actualizar orden.' });
    });
  };

  return (
    <>
      <SortableTable
        caption="Categorías, en el orden de la tienda"
        columns={[
          { key: 'id', title: 'ID', width: 'narrow', cell: ({ id }) => id },
          {
            key: 'name',
            title: 'Categoría',
            cell: (category) => <CategoryName category={category} onDelete={() => setLeaving(category)} />,
          },
          { key: 'count', title: 'Elementos', width: 'medium', cell: ({ productCount }) => productCount },
        ]}
        rows={shown}
        nameOf={({ name }) => name}
        onReorder={(ids) => save([...ids, ...hidden.map(({ id }) => id)])}
      />
      <ShowMore hidden={hidden.length} onMore={showMore} />
      {leaving && <CategoryDeletion key={leaving.id} category={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
