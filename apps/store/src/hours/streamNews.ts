import {
  customerEventsPath,
  type Following,
  followEvents,
  logFailure,
  openEvents,
  shopEvent,
  shopEventsPath,
} from '@crepas/api';
import type { QueryClient } from '@tanstack/react-query';
import { backend } from '../api.ts';
import { liveUpdates } from '../queries/liveUpdates.ts';
import { orderKeys } from '../queries/orders.ts';
import { useAddress } from '../stores/address.ts';

/** With a verified phone the stream also has its orders. Null while the page is hidden: browsers limit open connections. */
function wantedPath(): string | null {
  if (document.visibilityState === 'hidden') return null;
  const { details } = useAddress.getState();
  return details?.phoneVerified ? customerEventsPath(details.phoneNumber) : shopEventsPath;
}

/**
 * Reads the server's events while the page is visible, and refetches what each event is about. While the stream is open,
 * nothing is polled.
 *
 * @param rereadShop reads the shop again
 */
export function streamNews(queryClient: QueryClient, rereadShop: () => void): void {
  let path: string | null = null;
  let following: Following | undefined;

  const rereadOrders = () => {
    for (const key of orderKeys) void queryClient.invalidateQueries({ queryKey: [key] });
  };
  const reread = () => {
    rereadShop();
    rereadOrders();
  };
  /** The refetch at the end starts or stops the polling of its queries. */
  const setLive = (areOn: boolean) => {
    if (liveUpdates.areOn === areOn) return;
    liveUpdates.areOn = areOn;
    reread();
  };

  function follow(from: string): Following {
    return followEvents((lastEventId, signal) => openEvents(backend, from, lastEventId, signal), {
      onOpen: () => setLive(true),
      onEvent: ({ event }) => (event === shopEvent ? rereadShop() : rereadOrders()),
      onLost(cause) {
        if (cause !== null) logFailure('stream', cause);
        setLive(false);
      },
      onMissing: () => setLive(false),
    });
  }

  function update() {
    const wanted = wantedPath();
    if (wanted === path) return;
    path = wanted;
    following?.stop();
    liveUpdates.areOn = false;
    following = wanted === null ? undefined : follow(wanted);
  }

  document.addEventListener('visibilitychange', update);
  useAddress.subscribe(update);
  window.addEventListener('online', () => following?.wake());
  window.addEventListener('offline', () => following?.drop());
  update();
}
