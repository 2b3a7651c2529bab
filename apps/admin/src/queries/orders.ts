import { changeStage, getActiveOrders, type StageChange } from '@crepas/api';
import { needsReason, type OrderStage, orderState, type StaffOrder } from '@crepas/domain';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api.ts';
import { useOrderLink } from '../stores/orderLink.ts';
import { withOrder } from './withOrder.ts';

/** Milliseconds between two looks at the list, and how many while every change is told anyway. */
const pollMs = 10_000;
const pollWhileLiveMs = 60_000;

/** A list is older than what is told while it is read: news is laid over it. */
const readers = new Set<(order: StaffOrder) => void>();

const activeOrders = queryOptions({
  queryKey: ['active-orders'],
  async queryFn({ signal }) {
    const told: StaffOrder[] = [];
    const hear = (order: StaffOrder) => void told.push(order);
    readers.add(hear);
    try {
      const orders = await client.send(getActiveOrders, undefined, { signal });
      return told.reduce(withOrder, orders);
    } finally {
      readers.delete(hear);
    }
  },
});

/** News of one order, from the stream or from the answer to a change. */
export function tellOrder(cache: QueryClient, order: StaffOrder): void {
  for (const hear of readers) hear(order);
  cache.setQueryData(activeOrders.queryKey, (orders) => orders && withOrder(orders, order));
}

/** Something was missed, perhaps: the server is asked for the whole list. */
export const rereadOrders = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: activeOrders.queryKey });

/** Oldest first, kept up to date by the stream, else by asking; also while nobody looks: a new order rings. */
export function useActiveOrders() {
  const isLive = useOrderLink(({ kind }) => kind === 'live');
  return useQuery({
    ...activeOrders,
    refetchInterval: isLive ? pollWhileLiveMs : pollMs,
    refetchIntervalInBackground: true,
  });
}

/**
 * Takes a step of the stage machine. It is shown at once; refused or unanswered, the server's own state is shown again.
 *
 * @param onFailure is called even when whoever sent it is no longer on the screen
 */
export function useChangeStage(onFailure: (error: Error, change: StageChange) => void) {
  const cache = useQueryClient();
  return useMutation({
    // A step that waited for «Deshacer» is sent when the page is hidden, and that may be its end.
    mutationFn: (change: StageChange) => client.send(changeStage, change, { keepalive: true }),
    onMutate: (change) => showStep(cache, change),
    onSuccess: (order) => tellOrder(cache, order),
    onError(error, change, shown) {
      if (shown) takeStepBack(cache, shown);
      void rereadOrders(cache);
      onFailure(error, change);
    },
  });
}

type ShownStep = {
  readonly before: StaffOrder;
  readonly after: StaffOrder & { readonly stage: OrderStage };
};

/** Not for an end that needs its reason: the question stands until the server has it. */
function showStep(cache: QueryClient, { id, stage, minutes }: StageChange): ShownStep | null {
  const before = cache.getQueryData(activeOrders.queryKey)?.find((order) => order.id === id);
  if (!before || needsReason(stage)) return null;
  const after = { ...before, stage, minutes: minutes ?? before.minutes };
  tellOrder(cache, after);
  return { before, after };
}

/** Unless news has come since: that is the server's own. */
function takeStepBack(cache: QueryClient, { before, after }: ShownStep): void {
  cache.setQueryData(activeOrders.queryKey, (orders) => {
    const present = orders?.find(({ id }) => id === before.id);
    const isOurs = present
      ? present.stage === after.stage && present.minutes === after.minutes
      : orderState(after.stage) !== 'active';
    const others = orders?.filter(({ id }) => id !== before.id);
    return others && isOurs ? withOrder(others, before) : orders;
  });
}
