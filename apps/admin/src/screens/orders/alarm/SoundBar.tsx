import { BellIcon, Button } from '@crepas/ui';
import { bell } from '../../../services/bell.ts';
import { askForNotices } from '../../../services/systemNotices.ts';
import { useSound } from '../../../stores/sound.ts';
import styles from './SoundBar.module.css';

/**
 * «Activar sonido», which browsers want to be tapped before they ring; afterwards, that it rings, and the way to stop
 * it.
 */
export function SoundBar() {
  const { sound, turnOn, turnOff } = useSound();
  // The sound comes first: in WebKit the question for notifications uses the tap up, and what is played later is silent.
  const activate = () => {
    void turnOn();
    bell.chime();
    askForNotices();
  };
  if (sound === 'on') {
    return (
      // With keys: of a tap whose first half brought the sound back, the second half does not land on this button.
      <div key="heard" className={styles.root}>
        <p className={styles.text}>
          <BellIcon />
          Los pedidos nuevos suenan
        </p>
        <Button kind="quiet" onClick={turnOff}>
          Desactivar sonido
        </Button>
      </div>
    );
  }
  return (
    <div key="silent" data-silent="" className={styles.root}>
      <p className={styles.text}>
        {sound === 'blocked'
          ? 'El navegador está en silencio: toca para oír los pedidos nuevos.'
          : 'Los pedidos nuevos suenan hasta que alguien los acepte.'}
      </p>
      <Button onClick={activate}>
        <BellIcon />
        Activar sonido
      </Button>
    </div>
  );
}
