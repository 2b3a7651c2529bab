import { Button, Modal } from '@crepas/ui';
import styles from './Shop.module.css';
import { minutesUntilTomorrow } from './shopCopy.ts';
import type { ShopNow } from './useShopNow.ts';

export type PauseDialogProps = {
  readonly now: ShopNow;
  readonly onChoose: (minutes: number) => void;
  readonly onClose: () => void;
};

/** How long no orders are taken, with one tap. «Hasta mañana» ends when the shop's next day begins, at 5:00 a.m. */
export function PauseDialog({ now: { shop, clock }, onChoose, onClose }: PauseDialogProps) {
  const choose = (minutes: number) => {
    onClose();
    onChoose(minutes);
  };
  return (
    <Modal open title="Pausar pedidos" onClose={onClose}>
      <p>Los clientes ven el menú y a qué hora volvemos. Los pedidos que ya entraron siguen.</p>
      <div className={styles.choices}>
        {[15, 30, 60].map((minutes) => (
          <Button key={minutes} kind="secondary" onClick={() => choose(minutes)}>
            {minutes} minutos
          </Button>
        ))}
        <Button kind="secondary" onClick={() => choose(minutesUntilTomorrow(clock(), shop.timeZone))}>
          Hasta mañana
        </Button>
      </div>
    </Modal>
  );
}
