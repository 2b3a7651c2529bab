import { type Shop, wordsOf } from '@crepas/api';
import { type Instant, shopMomentAt } from '@crepas/domain';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { isPolled, liveUpdates } from '../../shared/liveUpdates.ts';
import { whenTouched } from '../../shared/schedule.ts';
import { shopQuery } from '../../shared/shop/shop.ts';
import { tick } from '../../shared/shop/shopNow.ts';
import { pickupRefusal } from '../../shared/shop/shopPromise.ts';
import { presentWords, useLatest } from '../../shared/shop/shopWords.ts';
import { useAddress, useFulfilment } from '../address/index.ts';
import { followMenu } from './followMenu.ts';
import { streamUpdates } from './streamUpdates.ts';

/** Without live updates: a pause that staff set is on every visible screen within this time. */
const refreshMs = 15_000;

/** Half of the visits say how fast they were: enough for a percentile. */
const measuredShare = 0.5;

/** What happened before is in the browser's buffer. A file that is lost loses a measurement. */
const measure = () =>
  void import('./measureVisit.ts').then((part) => part.measureVisit()).catch(() => undefined);

/**
 * Reads the shop again while the page is open: by the server's events or, without them, by polling while the page is
 * visible. Screens compute what they show at each tick: after a reading, and at the
 * moment of the next change.
 *
 * @returns ends it: a story follows the shop while it is shown
 */
export function followShop(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mayMeasure = Math.random() < measuredShare;
  const observer = new QueryObserver(queryClient, {
    ...shopQuery,
    refetchInterval: ({ state }) =>
      !state.data?.isPlain && isPolled(liveUpdates.areOn, state.error) && refreshMs,
    refetchOnWindowFocus: ({ state }) => !state.data?.isPlain,
    refetchOnReconnect: ({ state }) => !state.data?.isPlain,
  });

  function publishStatus() {
    clearTimeout(timer);
    const { data } = observer.getCurrentResult();
    if (!data) return;
    const { shop, clockOffsetMs } = data;
    publishWords(shop);
    tick();
    const now = Date.now() + clockOffsetMs;
    const noPickup = pickupRefusal(shop, now);
    const { chosen, drop } = useFulfilment.getState();
    if (chosen === 'pickup' && noPickup !== null) drop(noPickup);
    timer = setTimeout(publishStatus, Math.min(shopMomentAt(shop, now).nextAt, nextMinute(shop, now)) - now);
  }

  let stopStream: (() => void) | undefined;
  const unsubscribe = observer.subscribe(({ isFetching, data }) => {
    if (!isFetching) publishStatus();
    if (mayMeasure && data?.shop.features.includes('medidas')) {
      mayMeasure = false;
      whenTouched(measure);
    }
    if (data?.shop.features.includes('eventos')) {
      stopStream ??= streamUpdates(
        queryClient,
        () => void observer.refetch(),
        () => followMenu(queryClient),
      );
    }
  });
  // The timers of a hidden page, or of a computer that slept, are late.
  document.addEventListener('visibilitychange', publishStatus);
  const subscriptions = [
    unsubscribe,
    useAddress.subscribe(publishStatus),
    useFulfilment.subscribe(publishStatus),
  ];
  publishStatus();
  return () => {
    document.removeEventListener('visibilitychange', publishStatus);
    for (const end of subscriptions) end();
    clearTimeout(timer);
    stopStream?.();
  };
}

/** The quarters of an hour that can be chosen, and whether an order is on hold, are of a minute: shown just after it began. */
const nextMinute = ({ scheduling }: Shop, now: Instant): Instant =>
  scheduling.isActive ? (Math.floor(now / minuteMs) + 1) * minuteMs + 1 : Number.POSITIVE_INFINITY;

const minuteMs = 60_000;

/** Equal words render nothing again. */
function publishWords(shop: Shop): void {
  const words = wordsOf(shop);
  if (JSON.stringify(words) !== JSON.stringify(presentWords())) useLatest.setState(words);
}
