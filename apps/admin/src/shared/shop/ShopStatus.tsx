import { endBusy, pauseShop, resumeShop, type Shop, setBusy } from '@crepas/api';
import { shopStateAt } from '@crepas/domain';
import { Button, ShopStatusStrip } from '@crepas/ui';
import { lazyWithRetry } from '@crepas/ui/loading';
import { useState } from 'react';
import { client } from '../api.ts';
import { FetchedDialog } from '../dialogs/FetchedDialog.tsx';
import { notifyResult } from '../notifications/notifications.ts';
import type { Rush } from './RushDialog.tsx';
import { useShopWrite } from './shop.ts';
import { pauseMinutes, pickupPauseCopy, rushCopy, rushMinutes, stateCopy } from './shopCopy.ts';
import type { ShopNow } from './useShopNow.ts';

const PauseDialog = lazyWithRetry(async () => (await import('./PauseDialog.tsx')).PauseDialog);
const RushDialog = lazyWithRetry(async () => (await import('./RushDialog.tsx')).RushDialog);

export type ShopStatusProps = { readonly now: ShopNow };

const tones = { open: 'open', paused: 'paused', closed: 'closed', lastOrdersOver: 'closed' } as const;

/** Whether orders are taken, with what changes it: a pause or a rush, and their ends. */
export function ShopStatus({ now }: ShopStatusProps) {
  const { shop, state, nowMs } = now;
  const [asking, setAsking] = useState<'pause' | 'rush' | null>(null);
  const { pauseFor, resume, rush, endRush, isPausing, isRushing } = useShopActions(now);
  const rushText = rushCopy(shop, nowMs);
  const notes = [rushText, pickupPauseCopy(shop, nowMs)].filter((note) => note !== null);
  const close = () => setAsking(null);

  return (
    <>
      <ShopStatusStrip
        tone={tones[state.kind]}
        status={stateCopy(state, shop, nowMs)}
        note={notes.join(' · ')}
        actions={
          <>
            {shop.features.includes('pausa') &&
              (state.kind === 'paused' ? (
                <Button busy={isPausing} onClick={resume}>
                  Reanudar
                </Button>
              ) : (
                <Button kind="secondary" busy={isPausing} onClick={() => setAsking('pause')}>
                  Pausar
                </Button>
              ))}
            {shop.features.includes('ocupado') &&
              (rushText === null ? (
                <Button kind="secondary" busy={isRushing} onClick={() => setAsking('rush')}>
                  Hoy tardamos…
                </Button>
              ) : (
                <Button kind="secondary" busy={isRushing} onClick={endRush}>
                  Quitar demora
                </Button>
              ))}
          </>
        }
      />
      {asking === 'pause' && (
        <FetchedDialog title="Pausar pedidos" onClose={close}>
          <PauseDialog now={now} onChoose={pauseFor} onClose={close} />
        </FetchedDialog>
      )}
      {asking === 'rush' && (
        <FetchedDialog title="Hoy tardamos…" onClose={close}>
          <RushDialog now={now} onChoose={rush} onClose={close} />
        </FetchedDialog>
      )}
    </>
  );
}

function useShopActions({ shop, nowMs, clock }: ShopNow) {
  const pause = useShopWrite((minutes: number) => client.send(pauseShop, { minutes }));
  const resume = useShopWrite(() => client.send(resumeShop, undefined));
  const startRush = useShopWrite((rush: Rush) => client.send(setBusy, rush));
  const stopRush = useShopWrite(() => client.send(endBusy, undefined));
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
    if (busy === null || busy.until <= now) return stopRush.mutateAsync(undefined);
    return startRush.mutateAsync({ minutes: busy.minutes, forMinutes: rushMinutes(now, busy.until) });
  }

  return {
    pauseFor: (minutes: number) =>
      void notifyResult(pause.mutateAsync(minutes), {
        done: stateText,
        failed: 'No se pausó la tienda',
        about: 'pause',
        undo: undoPause,
      }),
    resume: () =>
      void notifyResult(resume.mutateAsync(undefined), {
        done: stateText,
        failed: 'No se reanudó la tienda',
        about: 'pause',
        undo: undoPause,
      }),
    rush: (rush: Rush) =>
      void notifyResult(startRush.mutateAsync(rush), {
        done: (changed) => rushCopy(changed, nowMs) ?? '',
        failed: 'No se guardó la demora',
        about: 'rush',
        undo: undoRush,
      }),
    endRush: () =>
      void notifyResult(stopRush.mutateAsync(undefined), {
        done: 'Quitaste la demora.',
        failed: 'No se quitó la demora',
        about: 'rush',
        undo: undoRush,
      }),
    isPausing: pause.isPending || resume.isPending,
    isRushing: startRush.isPending || stopRush.isPending,
  };
}
