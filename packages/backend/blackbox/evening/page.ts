import { ApiError, followEvents, openEvents, orderEventsReset, orderFromEvent, shopEvent } from '@crepas/api';
import type { OrderId, StaffOrder } from '@crepas/domain';
import type { RealShop } from './realShop.ts';

/** A tablet's board, or the page of a customer: what it knows of the orders from its stream alone. */
export type Page = {
  readonly orders: ReadonlyMap<OrderId, StaffOrder>;
  /** Events that came twice, out of their order, or that no app understands. */
  readonly faults: readonly string[];
  /** A sleeping page is out of date: the device is locked or has no network. */
  readonly isAsleep: () => boolean;
  readonly sleep: () => void;
  /** Reconnects at once, also after a restart of the server. */
  readonly wake: () => void;
  readonly leave: () => void;
};

/** Follows a stream from now on, with the apps' own code. Resolves when it has begun. */
export async function openPage(shop: RealShop, path: string, token: string): Promise<Page> {
  const client = { baseUrl: `${shop.network.server.url}/api`, token: async () => token, fetch };
  const orders = new Map<OrderId, StaffOrder>();
  const faults: string[] = [];
  let isAsleep = false;
  let lastId = 0;
  let onBegin = () => {};
  const begun = new Promise<void>((resolve) => {
    onBegin = resolve;
  });
  const open = async (lastEventId: string | null, signal: AbortSignal) => {
    if (isAsleep) throw new ApiError('network', 'The device is offline.');
    return openEvents(client, path, lastEventId, signal);
  };
  const following = followEvents(open, {
    onOpen: () => onBegin(),
    onEvent(event) {
      if (event.event === shopEvent) return;
      const [id, order] = [Number(event.id), orderFromEvent(event)];
      if (event.event === orderEventsReset || order === null) faults.push(`${event.event} ${event.data}`);
      else if (id <= lastId) faults.push(`event ${id} after ${lastId}`);
      else orders.set(order.id, order);
      lastId = Math.max(lastId, id);
    },
    // The pause of the apps after a broken connection is left out; while the server is down, `wake` ends it.
    onLost: () => void setImmediate(() => shop.isUp() && !isAsleep && following.wake()),
    onMissing: () => faults.push('no such stream'),
  });
  await begun;
  return {
    orders,
    faults,
    isAsleep: () => isAsleep,
    sleep() {
      isAsleep = true;
      following.drop();
    },
    wake() {
      isAsleep = false;
      following.wake();
    },
    leave: following.stop,
  };
}
