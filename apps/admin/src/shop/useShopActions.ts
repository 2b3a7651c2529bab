import type { Shop } from '@crepas/api';
import { shopStateAt } from '@crepas/domain/shop';
import { notifyError } from '../notifications/notifyError.ts';
import { type Rush, useEndBusy, usePause, useResume, useSetBusy } from '../queries/shop.ts';
import { useNotifications } from '../stores/notifications.ts';
import { pauseMinutes, rushCopy, rushMinutes, stateCopy } from './shopCopy.ts';
import type { ShopNow } from './useShopNow.ts';

export function useShopActions({ shop, nowMs, clock }: ShopNow) {
  const pause = usePause();
  const resume = useResume();
  const setBusy = useSetBusy();
  const endBusy = useEndBusy();
  const { notifySuccess } = useNotifications.getState();
  const stateText = (changed: Shop) => stateCopy(shopStateAt(changed, nowMs), changed, nowMs);

  /** Undone by the pause that ran before, if one did. */
  function undoPause() {
    const { pausedUntil } = shop;
    const now = clock();
    const before = pausedUntil !== null && pausedUntil > now ? pauseMinutes(now, pausedUntil) : null;
    return before === null ? resume.mutateAsync(undefined) : pause.mutateAsync(before);
  }
  function undoRush() {
    const { busy } = shop;
    const now = clock();
    if (busy === null || busy.until <= now) return endBusy.mutateAsync(undefined);
    return setBusy.mutateAsync({ minutes: busy.minutes, forMinutes: rushMinutes(now, busy.until) });
  }

  async function run(
    failed: string,
    change: () => Promise<Shop>,
    undo: () => Promise<Shop>,
    done: (shop: Shop) => string,
  ) {
    try {
      const text = done(await change());
      notifySuccess(text, () => void undo().catch((error: unknown) => notifyError('No se deshizo', error)));
    } catch (error) {
      notifyError(failed, error);
    }
  }

  return {
    pauseFor: (minutes: number) =>
      void run('No se pausó la tienda', () => pause.mutateAsync(minutes), undoPause, stateText),
    resume: () =>
      void run('No se reanudó la tienda', () => resume.mutateAsync(undefined), undoPause, stateText),
    rush: (rush: Rush) =>
      void run(
        'No se guardó la demora',
        () => setBusy.mutateAsync(rush),
        undoRush,
        (changed) => rushCopy(changed, nowMs) ?? '',
      ),
    endRush: () =>
      void run(
        'No se quitó la demora',
        () => endBusy.mutateAsync(undefined),
        undoRush,
        () => 'Quitaste la demora.',
      ),
    isPausing: pause.isPending || resume.isPending,
    isRushing: setBusy.isPending || endBusy.isPending,
  };
}
