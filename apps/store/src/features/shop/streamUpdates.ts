import {
  customerEventsPath,
  type Following,
  type FollowToken,
  followEvents,
  followedEventsPath,
  isApiError,
  logFailure,
  openEvents,
  shopEvent,
  shopEventsPath,
} from '@crepas/api';
import type { AddressDetails } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { backend } from '../../shared/api.ts';
import { liveUpdates } from '../../shared/liveUpdates.ts';
import { useAddress } from '../address/index.ts';
import { followedOrders, orderKeys, useFollowed } from '../orders/index.ts';

/** The server does not accept the proof of the phone: asking again changes nothing. */
const isRefused = (cause: unknown): boolean => isApiError(cause) && [401, 403].includes(cause.status);

/**
 * Reads the server's events while the page is visible, and refetches what each event is about. While the stream is open,
 * nothing is polled. A phone that the server refuses gets the shop's stream, and its orders are polled, until it is
 * verified anew. Without a verified phone the stream is that of the newest follow link; other links are polled.
 *
 * @param rereadShop reads the shop again
 * @param menuChanged the same event comes for the menu
 * @returns ends it
 */
export function streamUpdates(
  queryClient: QueryClient,
  rereadShop: () => void,
  menuChanged: () => void,
): () => void {
  let path: string | null = null;
  let following: Following | undefined;
  /** Whose stream was refused. To verify the phone makes a new object, even for the same number. */
  let refused: AddressDetails | null = null;
  /** The server has forgotten these follow tokens. */
  const expired = new Set<FollowToken>();

  /** The tokens of the page that is open, and of the orders under way. */
  function followed(): readonly FollowToken[] {
    const { links, shown } = useFollowed.getState();
    const ids = followedOrders.load();
    const underWay = links.flatMap(({ id, token }) => (ids.includes(id) ? token : []));
    return [...new Set([...(shown === null ? [] : [shown]), ...underWay])].filter(
      (token) => !expired.has(token),
    );
  }

  /** A verified phone also gets its orders. Null while the page is hidden: browsers limit the open connections. */
  function wantedPath(): string | null {
    if (document.visibilityState === 'hidden') return null;
    const { details } = useAddress.getState();
    if (details?.phoneVerified && details !== refused) return customerEventsPath(details.phoneNumber);
    const [token] = followed();
    return token === undefined ? shopEventsPath : followedEventsPath(token);
  }

  /** Whether the stream reports every order that the page may show. */
  const coversOrders = () =>
    path !== shopEventsPath && followed().every((token) => path === followedEventsPath(token));

  const rereadOrders = () => {
    for (const key of orderKeys) void queryClient.invalidateQueries({ queryKey: [key] });
  };
  const reread = () => {
    rereadShop();
    rereadOrders();
  };
  /** The stream before was open: nothing is polled until the new one opens or fails. */
  let isUnsettled = false;
  /** The refetch at the end starts or stops the polling of its queries. */
  const setLive = (areOn: boolean) => {
    if (liveUpdates.areOn === areOn && !isUnsettled) return;
    isUnsettled = false;
    liveUpdates.areOn = areOn;
    liveUpdates.ofOrders = areOn && coversOrders();
    reread();
  };

  function follow(from: string): Following {
    const { details } = useAddress.getState();
    return followEvents((lastEventId, signal) => openEvents(backend, from, lastEventId, signal), {
      onOpen: () => setLive(true),
      onEvent({ event }) {
        if (event !== shopEvent) return rereadOrders();
        rereadShop();
        menuChanged();
      },
      onLost(cause) {
        if (cause !== null) logFailure('stream', cause);
        setLive(false);
        if (!isRefused(cause)) return;
        refused = details;
        update();
      },
      onMissing() {
        setLive(false);
        const gone = followed().find((token) => from === followedEventsPath(token));
        if (gone === undefined) return;
        expired.add(gone);
        update();
      },
    });
  }

  function update() {
    const wanted = wantedPath();
    if (wanted === path) {
      liveUpdates.ofOrders = liveUpdates.areOn && coversOrders();
      return;
    }
    path = wanted;
    following?.stop();
    isUnsettled ||= liveUpdates.areOn;
    liveUpdates.areOn = false;
    liveUpdates.ofOrders = false;
    following = wanted === null ? undefined : follow(wanted);
  }

  const wake = () => following?.wake();
  const drop = () => following?.drop();
  document.addEventListener('visibilitychange', update);
  const unsubscribe = [useAddress.subscribe(update), useFollowed.subscribe(update)];
  window.addEventListener('online', wake);
  window.addEventListener('offline', drop);
  update();
  return () => {
    document.removeEventListener('visibilitychange', update);
    for (const end of unsubscribe) end();
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', drop);
    following?.stop();
  };
}
