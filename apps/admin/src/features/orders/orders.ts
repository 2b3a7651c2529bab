import { changeStage, getActiveOrders, isApiError, type StageChange } from '@crepas/api';
import { needsReason, type OrderId, type OrderStage, orderState, type StaffOrder } from '@crepas/domain';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { client } from '../../shared/api.ts';
import { notifyError, useNotifications } from '../../shared/notifications/notifications.ts';
import { pollInterval, pollMs, useOrderLink } from '../../shared/orderLink.ts';
import { movedCopy, useEndedOrders } from './endedOrders.ts';
import { withOrder, withUnchanged } from './orderLists.ts';
import { useSteps } from './steps.ts';

const stepKey = ['step'] as const;

/** The running fetches. Events that arrive during a fetch are newer than its answer, and are applied on top of it. */
const listeners = new Set<(order: StaffOrder) => void>();

/** The orders that ended since a list was read. An older state of one may arrive late, and must not put it back on the board. */
const endedIds = new Set<OrderId>();

const hasEnded = ({ stage }: StaffOrder): boolean => stage !== null && orderState(stage) !== 'active';

/** @internal */
export const activeOrders = queryOptions({
  queryKey: ['active-orders'],
  // The board may appear after the answer that `OrderWatch` asked for.
  staleTime: pollMs,
  // React Query's structural sharing compares lists by index: after a removed order it would copy every later one.
  structuralSharing: false,
  async queryFn({ signal, client: cache, queryKey }): Promise<StaffOrder[]> {
    const received: StaffOrder[] = [];
    const record = (order: StaffOrder) => void received.push(order);
    listeners.add(record);
    const endedBefore = [...endedIds];
    try {
      const orders = await client.send(getActiveOrders, undefined, { signal });
      for (const id of endedBefore) endedIds.delete(id);
      const inAnswer = received.splice(0);
      // The library stores the answer some microtasks later, over an event that comes in between.
      setTimeout(() => {
        listeners.delete(record);
        for (const order of received) setOrder(cache, order);
      });
      const before = cache.getQueryData<StaffOrder[]>(queryKey) ?? [];
      return withUnchanged(before, inAnswer.reduce(withOrder, orders));
    } catch (error) {
      // Nothing is stored. What was recorded may be a step that was refused and taken back meanwhile.
      listeners.delete(record);
      throw error;
    }
  },
});

/** Applies the new state of one order, from the stream or from an answer. */
export function applyOrder(cache: QueryClient, order: StaffOrder): void {
  if (hasEnded(order)) endedIds.add(order.id);
  else if (endedIds.has(order.id)) return;
  for (const record of listeners) record(order);
  if (order.endedBy) useEndedOrders.getState().keep(order);
  setOrder(cache, order);
}

function setOrder(cache: QueryClient, order: StaffOrder): void {
  cache.setQueryData(activeOrders.queryKey, (orders) => orders && withOrder(orders, order));
}

/** Asks for the list before the first render, which takes a slow tablet as long as the answer. */
export const readOrdersAhead = (cache: QueryClient): Promise<void> => cache.prefetchQuery(activeOrders);

/** Refetches the whole list, because events may have been missed. */
export const refetchOrders = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: activeOrders.queryKey });

/** Oldest first, updated by the stream or by polling; also in a hidden page, because a new order must ring. */
export function useActiveOrders() {
  const isLive = useOrderLink(({ kind }) => kind === 'live');
  return useQuery({
    ...activeOrders,
    refetchInterval: ({ state }) => pollInterval(isLive, state.error),
    refetchIntervalInBackground: true,
  });
}

/**
 * Sends a step of the stage machine, optimistically. After a refusal or no answer the server's state is shown again, with the
 * server's message, also after the component has unmounted.
 */
export function useStep() {
  const cache = useQueryClient();
  const takeBack = useSteps((store) => store.takeBack);
  return useMutation({
    mutationKey: stepKey,
    // `keepalive`: a pending step is sent when the page is hidden, which may be its end.
    mutationFn: (change: StageChange) => client.send(changeStage, change, { keepalive: true }),
    onMutate: (change) => showStep(cache, change),
    onSuccess: (order) => applyOrder(cache, order),
    onError(error, change, shown) {
      if (shown) takeStepBack(cache, shown);
      void refetchOrders(cache);
      if (!isApiError(error) || error.status !== 401) {
        notifyError(refusalCopy(error, change), error);
        if (!hasMoved(error)) clearFailureWhenDone(cache, change);
      }
      // An answer with minutes or a reason has no «Deshacer»: its buttons or its dialog are there after the sign-in.
      else if (change.minutes === undefined && change.reason === undefined) takeBack(change);
    },
  });
}

/**
 * Clears the notice of a failed step once the order is at that stage: by a second tap, or because the server had stored the step
 * and only its answer was lost.
 *
 * @internal
 */
export function clearFailureWhenDone(cache: QueryClient, { id, stage }: StageChange): void {
  const { failure } = useNotifications.getState();
  const stop = cache.getQueryCache().subscribe(() => {
    const { failure: shown, clearFailure } = useNotifications.getState();
    const orders = cache.getQueryData(activeOrders.queryKey);
    const order = orders?.find((one) => one.id === id);
    const isDone = order ? order.stage === stage : orders && orderState(stage) !== 'active';
    if (shown === failure && !isDone) return;
    stop();
    if (shown === failure) clearFailure();
  });
}

/** An error handler that closes a dialog about an order when another person has already moved the order (409). */
export const closeIfMoved = (close: () => void) => (error: Error) => {
  if (hasMoved(error)) close();
};

const hasMoved = (error: Error): boolean => isApiError(error) && error.status === 409;

const refusalCopy = (error: Error, { id }: StageChange): string =>
  hasMoved(error) ? movedCopy(id) : `No se guardó el pedido #${id}`;

/** Whether a step of an order has been sent and not answered. */
export function useIsStepBeingSent(): (id: OrderId) => boolean {
  const cache = useQueryClient();
  return useCallback(
    (id) =>
      cache.isMutating({
        mutationKey: stepKey,
        predicate: ({ state }) => (state.variables as StageChange | undefined)?.id === id,
      }) > 0,
    [cache],
  );
}

type ShownStep = {
  readonly before: StaffOrder;
  readonly after: StaffOrder & { readonly stage: OrderStage };
};

/** Not for a step that needs a reason: its dialog stays open until the server has answered. */
function showStep(cache: QueryClient, { id, stage, minutes }: StageChange): ShownStep | null {
  const before = cache.getQueryData(activeOrders.queryKey)?.find((order) => order.id === id);
  if (!before || needsReason(stage)) return null;
  const after = { ...before, stage, minutes: minutes ?? before.minutes };
  applyOrder(cache, after);
  return { before, after };
}

/** Reverts the optimistic change, unless a newer state has arrived from the server. */
function takeStepBack(cache: QueryClient, { before, after }: ShownStep): void {
  endedIds.delete(before.id);
  cache.setQueryData(activeOrders.queryKey, (orders) => {
    const present = orders?.find(({ id }) => id === before.id);
    const isOurs = present
      ? present.stage === after.stage && present.minutes === after.minutes
      : orderState(after.stage) !== 'active';
    const others = orders?.filter(({ id }) => id !== before.id);
    return others && isOurs ? withOrder(others, before) : orders;
  });
}
