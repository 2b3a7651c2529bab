import { pausePickup, resumePickup } from '@crepas/api';
import { Button, Modal, Segments } from '@crepas/ui';
import { useState } from 'react';
import { client } from '../api.ts';
import { notifyResult } from '../notifications/notifications.ts';
import styles from './Shop.module.css';
import { useShopWrite } from './shop.ts';
import { minutesUntilTomorrow, pickupPauseCopy } from './shopCopy.ts';
import type { ShopNow } from './useShopNow.ts';

/** Everything, or only what customers pick up. */
type PauseScope = 'all' | 'pickup';

export type PauseDialogProps = {
  readonly now: ShopNow;
  readonly onChoose: (minutes: number) => void;
  readonly onClose: () => void;
};

const scopes = [
  { key: 'all', label: 'Todo' },
  { key: 'pickup', label: 'Solo recoger' },
] as const;

/** How long no orders are taken, with one tap. «Hasta mañana» ends when the shop's next day begins, at 5:00 a.m. */
export function PauseDialog({ now, onChoose, onClose }: PauseDialogProps) {
  const { shop, clock } = now;
  const pickup = usePickupPause(now);
  const [scope, setScope] = useState<PauseScope>('all');
  const choose = (minutes: number) => {
    onClose();
    if (scope === 'all') onChoose(minutes);
    else pickup.pause(minutes);
  };
  return (
    <Modal open title="Pausar pedidos" onClose={onClose}>
      {shop.pickup.isActive && (
        <Segments label="Qué se pausa" choices={scopes} chosen={scope} onChoose={setScope} />
      )}
      <p>
        {`${
          scope === 'all'
            ? 'Los clientes ven el menú y a qué hora volvemos.'
            : 'Mientras, los clientes solo pueden pedir a domicilio.'
        } Los pedidos que ya entraron siguen.`}
      </p>
      {scope === 'pickup' && pickup.pauseNotice !== null && (
        <>
          <p>{pickup.pauseNotice}</p>
          <Button busy={pickup.isPending} onClick={pickup.resume}>
            Reanudar recoger
          </Button>
        </>
      )}
      <div className={styles.choices}>
        {[15, 30, 60].map((minutes) => (
          <Button key={minutes} kind="secondary" onClick={() => choose(minutes)}>
            {`${minutes} minutos`}
          </Button>
        ))}
        <Button kind="secondary" onClick={() => choose(minutesUntilTomorrow(clock(), shop.timeZone))}>
          Hasta mañana
        </Button>
      </div>
    </Modal>
  );
}

const failed = 'No se guardó';
const about = 'pickup';

/** The pause of orders that customers pick up: until when, and what sets and ends it. */
function usePickupPause({ shop, nowMs }: ShopNow) {
  const pause = useShopWrite((minutes: number) => client.send(pausePickup, { minutes }));
  const resume = useShopWrite(() => client.send(resumePickup, undefined));

  return {
    pauseNotice: pickupPauseCopy(shop, nowMs),
    pause: (minutes: number) =>
      void notifyResult(pause.mutateAsync(minutes), {
        done: 'Pausaste recoger en la tienda.',
        failed,
        about,
      }),
    resume: () =>
      void notifyResult(resume.mutateAsync(undefined), {
        done: 'Ya se puede recoger otra vez.',
        failed,
        about,
      }),
    isPending: pause.isPending || resume.isPending,
  };
}
