import type { PushOpened } from '@crepas/api/push-worker';
import type { StaffOrder } from '@crepas/domain';
import { moneyText } from '@crepas/domain';
import { OfflineBanner, VisuallyHidden } from '@crepas/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNotifications } from '../../../shared/notifications/notifications.ts';
import { isConnectionGone, useOrderLink } from '../../../shared/orderLink.ts';
import { useWaitingCount } from '../../../shared/ScreenTitle.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { bell, useSound } from '../alarm/sound.ts';
import { notifyDue, notifyOrders, systemNotices } from '../alarm/systemNotices.ts';
import {
  createArrivals,
  createDueOrders,
  ofOthers,
  useSeenOrders,
  waitingOrders,
} from '../alarm/waitingOrders.ts';
import { refetchOrders, useActiveOrders, useStep } from '../orders.ts';
import { useSteps } from '../steps.ts';
import { useNow } from '../useNow.ts';
import styles from './ConnectionBanner.module.css';
import { sleepCopy, watchSleep } from './sleep.ts';
import { useMovedElsewhere, useOrdersEndedElsewhere } from './useOrderChanges.ts';
import { useOrderStream } from './useOrderStream.ts';

/** Milliseconds between two looks at what the clock alone has changed. */
const tickMs = 5_000;

/** Watches the orders on every staff screen, so that a new one also rings while the menu is edited. */
export function OrderWatch() {
  useOrderStream();
  usePendingStep();
  useSoundResume();
  usePushOpened();
  useSleepNotifications();
  const { data: orders, dataUpdatedAt } = useActiveOrders();
  useMovedElsewhere(orders);
  const seen = useSeenOrders((store) => store.seen);
  const nowMs = useNow(tickMs);
  useOrderAlarm(orders ? waitingOrders(orders, seen, nowMs).length : 0);
  const announcement = useArrivalAnnouncement(orders, nowMs);
  const due = useDueAnnouncement(orders, nowMs);
  const cancellations = useOrdersEndedElsewhere(orders);
  return (
    <>
      <ConnectionBanner readAtMs={dataUpdatedAt} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <VisuallyHidden role="status">{due}</VisuallyHidden>
      <VisuallyHidden role="status">{cancellations}</VisuallyHidden>
    </>
  );
}

/** Shows new orders as system notifications, and returns a text for screen readers. */
function useArrivalAnnouncement(orders: readonly StaffOrder[] | undefined, nowMs: number): string {
  const [arrivalsOf] = useState(createArrivals);
  const [announcement, setAnnouncement] = useState('');
  const see = useSeenOrders((store) => store.see);

  useEffect(() => {
    if (!orders) return;
    if (useSeenOrders.getState().seen === null) see(orders.map(({ id }) => id));
    const { session } = useSession.getState();
    const arrived = ofOthers(arrivalsOf(orders, nowMs), session.kind === 'signedIn' ? session.email : null);
    if (arrived.length === 0) return;
    setAnnouncement(arrived.map(({ id }) => `Pedido nuevo #${id}`).join('. '));
    notifyOrders(
      systemNotices,
      arrived.map(({ id, total, deliveryAddress }) => ({
        id,
        text: `${moneyText(total)} · ${deliveryAddress}`,
      })),
      document.visibilityState === 'visible',
    );
  }, [orders, nowMs, arrivalsOf, see]);

  return announcement;
}

/** Rings once for the orders whose preparation begins, and returns a text for screen readers. */
function useDueAnnouncement(orders: readonly StaffOrder[] | undefined, nowMs: number): string {
  const [dueOf] = useState(createDueOrders);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const due = orders ? dueOf(orders, nowMs) : [];
    if (due.length === 0) return;
    setAnnouncement(due.map(({ id }) => `Hay que preparar el pedido #${id}`).join('. '));
    if (useSound.getState().sound === 'on') bell.chime();
    notifyDue(systemNotices, due, document.visibilityState === 'visible');
  }, [orders, nowMs, dueOf]);

  return announcement;
}

/** Shows the number of waiting orders in the title, and rings while there are any. */
function useOrderAlarm(waiting: number): void {
  const isHeard = useSound(({ sound }) => sound === 'on');
  const isRinging = isHeard && waiting > 0;

  useEffect(() => {
    useWaitingCount.setState({ count: waiting });
    return () => useWaitingCount.setState({ count: 0 });
  }, [waiting]);

  useEffect(() => {
    if (!isRinging) return;
    bell.start();
    return bell.stop;
  }, [isRinging]);
}

/**
 * Browsers play no sound before the first user gesture: the first tap or key after a page load resumes it. The start of a
 * touch is no gesture yet, because it may become a scroll; its end is.
 */
function useSoundResume(): void {
  const isBlocked = useSound(({ sound }) => sound === 'blocked');
  const resume = useSound((store) => store.resume);

  useEffect(() => {
    if (!isBlocked) return;
    void resume();
    const onGesture = () => void resume();
    document.addEventListener('pointerup', onGesture);
    document.addEventListener('keydown', onGesture);
    return () => {
      document.removeEventListener('pointerup', onGesture);
      document.removeEventListener('keydown', onGesture);
    };
  }, [isBlocked, resume]);
}

/** Milliseconds in which a step can be undone. */
const undoMs = 5_000;

/** Sends the pending step when its undo time is over, or when the page is hidden. */
function usePendingStep(): void {
  const pending = useSteps((store) => store.pending);
  const release = useSteps((store) => store.release);
  const { mutate } = useStep();

  useEffect(() => {
    if (!pending) return;
    const send = () => {
      const due = release(pending);
      if (due) mutate(due);
    };
    const sendWhenHidden = () => document.visibilityState === 'hidden' && send();
    const timer = setTimeout(send, undoMs);
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', sendWhenHidden);
    };
  }, [pending, release, mutate]);
}

/** After the tablet slept: reads the orders again, and says that nothing rang meanwhile. */
function useSleepNotifications(): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      watchSleep(Date.now, async (sleptMs) => {
        await refetchOrders(cache);
        useNotifications.getState().notifySuccess(sleepCopy(sleptMs));
      }),
    [cache],
  );
}

/** A tapped notification found this window open: shows what it is about. */
function usePushOpened(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (!worker) return;
    const open = ({ data }: MessageEvent<PushOpened | null>) => {
      if (data?.kind === 'pushOpened') void navigate(data.path);
    };
    worker.addEventListener('message', open);
    worker.startMessages();
    return () => worker.removeEventListener('message', open);
  }, [navigate]);
}

type ConnectionBannerProps = {
  /** The time of the last successful read, in milliseconds; 0 for never. */
  readonly readAtMs: number;
};

/** Warns after ten seconds without a connection. Keep it mounted. */
function ConnectionBanner({ readAtMs }: ConnectionBannerProps) {
  const link = useOrderLink();
  const nowMs = useNow(1_000);
  return (
    <OfflineBanner offline={isConnectionGone(link, readAtMs, nowMs)} className={styles.root}>
      Sin conexión: los pedidos pueden no estar al día
    </OfflineBanner>
  );
}
