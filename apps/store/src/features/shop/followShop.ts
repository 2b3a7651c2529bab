import { type Shop, wordsOf } from '@crepas/api';
import { nextChangeAt, pickupMinutesAt } from '@crepas/domain';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { isPolled, liveUpdates } from '../../shared/liveUpdates.ts';
import { cartQuote } from '../../shared/shop/cartQuote.ts';
import { feesOf } from '../../shared/shop/fees.ts';
import { deliveryCopy } from '../../shared/shop/feesCopy.ts';
import { pickupRefusal } from '../../shared/shop/pickup.ts';
import { shopQuery } from '../../shared/shop/shop.ts';
import { useShopStatus } from '../../shared/shop/shopStatus.ts';
import { presentWords, useLatest } from '../../shared/shop/shopWords.ts';
import { isOutside, zoneOf } from '../../shared/shop/zone.ts';
import { whenIdle } from '../../shared/whenIdle.ts';
import { whenTouched } from '../../shared/whenTouched.ts';
import { knownPlace, pinOfOrder, useAddress, useFulfilment } from '../address/index.ts';
import { followMenu } from './followMenu.ts';
import { scheduleOf, statusAt } from './statusAt.ts';
import { streamNews } from './streamNews.ts';

/** Without live updates: a pause that staff set is on every visible screen within this time. */
const refreshMs = 15_000;

/** A browser's timer takes no more than 24 days. */
const maxTimerMs = 20 * 24 * 60 * 60 * 1000;

/** Half of the visits say how fast they were: enough for a percentile. */
const measuredShare = 0.5;

/** What happened before is in the browser's buffer. A visit that ends earlier without a touch is not measured. */
const untouchedMs = 5000;
const idleTimeoutMs = 1000;

/** A lost chunk loses a measurement. */
const measure = () =>
  void import('./measureVisit.ts').then((part) => part.measureVisit()).catch(() => undefined);

/**
 * Keeps `useShopStatus` up to date while the page is open: by the server's events or, without them, by polling while the
 * page is visible. The state is computed again at the moment of its next change. A chunk: load it when the page is
 * idle.
 */
export function followShop(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStreaming = false;
  let mayMeasure = Math.random() < measuredShare;
  const observer = new QueryObserver(queryClient, {
    ...shopQuery,
    refetchInterval: ({ state }) =>
      state.data !== null && isPolled(liveUpdates.areOn, state.error) && refreshMs,
    refetchOnWindowFocus: ({ state }) => state.data !== null,
    refetchOnReconnect: ({ state }) => state.data !== null,
  });

  function tell() {
    clearTimeout(timer);
    const { data } = observer.getCurrentResult();
    if (!data) return;
    tellWords(data.shop);
    const schedule = scheduleOf(data.shop);
    const now = Date.now() + data.clockOffsetMs;
    const noPickup = pickupRefusal(data, Date.now());
    const { chosen, drop } = useFulfilment.getState();
    if (chosen === 'pickup' && noPickup !== null) drop(noPickup);
    const place = knownPlace();
    const pin = pinOfOrder();
    useShopStatus.setState({
      ...statusAt(schedule, now, isOutside(zoneOf(data), pin)),
      address: data.shop.responsible?.address ?? '',
      pickupMinutes:
        noPickup === null ? pickupMinutesAt({ ...schedule, pickup: data.shop.pickup }, now) : null,
      delivery: deliveryCopy(feesOf(data.shop)),
      hasPaymentChoice: (data.shop.payments?.length ?? 1) > 1,
      quote: (subtotal) => cartQuote(data.shop, place, subtotal),
    });
    const { pickupPausedUntil } = data.shop;
    const changes = [nextChangeAt(schedule, now) ?? now, pickupPausedUntil ?? now].filter((at) => at > now);
    if (changes.length > 0) timer = setTimeout(tell, Math.min(Math.min(...changes) - now, maxTimerMs));
  }

  observer.subscribe(({ isFetching, data }) => {
    if (!isFetching) tell();
    if (mayMeasure && data?.shop.features.includes('medidas')) {
      mayMeasure = false;
      whenTouched(() => whenIdle(measure, idleTimeoutMs), untouchedMs);
    }
    if (!isStreaming && data?.shop.features.includes('eventos')) {
      isStreaming = true;
      streamNews(
        queryClient,
        () => void observer.refetch(),
        () => followMenu(queryClient),
      );
    }
  });
  // The timers of a hidden page, or of a computer that slept, are late.
  document.addEventListener('visibilitychange', tell);
  useAddress.subscribe(tell);
  useFulfilment.subscribe(tell);
  tell();
}

/** Equal words render nothing again. */
function tellWords(shop: Shop): void {
  const words = wordsOf(shop);
  if (JSON.stringify(words) !== JSON.stringify(presentWords())) useLatest.setState(words);
}
