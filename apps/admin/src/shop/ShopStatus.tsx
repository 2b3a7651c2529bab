import { shopStateAt } from '@crepas/domain/shop';
import { Button, ShopStatusStrip } from '@crepas/ui';
import { useState } from 'react';
import { PauseDialog } from './PauseDialog.tsx';
import { RushDialog } from './RushDialog.tsx';
import { rushCopy, stateCopy } from './shopCopy.ts';
import { useShopActions } from './useShopActions.ts';
import type { ShopNow } from './useShopNow.ts';

export type ShopStatusProps = { readonly now: ShopNow };

const tones = { open: 'open', paused: 'paused', closed: 'closed', lastOrdersOver: 'closed' } as const;

/** Whether orders are taken, with what changes it: a pause or a rush, and their ends. */
export function ShopStatus({ now }: ShopStatusProps) {
  const { shop, nowMs } = now;
  const [asking, setAsking] = useState<'pause' | 'rush' | null>(null);
  const { pauseFor, resume, rush, endRush, isPausing, isRushing } = useShopActions(now);
  const state = shopStateAt(shop, nowMs);
  const rushText = rushCopy(shop, nowMs);
  const close = () => setAsking(null);

  return (
    <>
      <ShopStatusStrip
        tone={tones[state.kind]}
        status={stateCopy(state, shop, nowMs)}
        note={rushText ?? undefined}
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
      {asking === 'pause' && <PauseDialog now={now} onChoose={pauseFor} onClose={close} />}
      {asking === 'rush' && <RushDialog now={now} onChoose={rush} onClose={close} />}
    </>
  );
}
