import { useRef, useState } from 'react';

type Reorder<Id> = {
  readonly mutateAsync: (ids: readonly Id[], options: { readonly onSettled: () => void }) => Promise<unknown>;
};

/**
 * The order of a list that is dragged. A new one shows at once, and is reverted if the save fails (spec §4). With several saves pending,
 * the order of the last one is shown, and only its failure is said.
 *
 * @returns `order`: null while the saved one is shown
 */
export function useOptimisticOrder<Id>({ mutateAsync }: Reorder<Id>, onFailure: (error: unknown) => void) {
  const [order, setOrder] = useState<readonly Id[] | null>(null);
  const last = useRef<readonly Id[]>(null);

  function save(ids: readonly Id[]) {
    last.current = ids;
    setOrder(ids);
    mutateAsync(ids, { onSettled: () => setOrder(null) }).catch((error: unknown) => {
      if (last.current === ids) onFailure(error);
    });
  }

  return { order, save };
}
