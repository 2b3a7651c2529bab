import { BellIcon, Button } from '@crepas/ui';
import { useServerFeatures } from '../../../shared/shop/shop.ts';
import styles from './Alarm.module.css';
import { bell, useSound } from './sound.ts';
import { askForNotices } from './systemNotices.ts';

/**
 * «Activar sonido», because browsers need a tap before they play sound. Then the sound's state, and a button to turn
 * it off.
 */
export function SoundBar() {
  const { sound, turnOn, turnOff } = useSound();
  // Without stages nothing can be accepted.
  const untilWhen = useServerFeatures() === null ? 'toques «Enterado»' : 'alguien los acepte';
  // Sound first: in WebKit the notification prompt consumes the user gesture, and a later sound stays silent.
  const activate = () => {
    void turnOn();
    bell.chime();
    askForNotices();
  };
  if (sound === 'on') {
    return (
      // Keys: when a key resumes the sound, its click must not land on the replaced button.
      <div key="heard" className={styles.sound}>
        <p className={styles.soundText}>
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
    <div key="silent" data-silent={sound} className={styles.sound}>
      <p className={styles.soundText}>
        {sound === 'blocked'
          ? 'El navegador está en silencio: toca para oír los pedidos nuevos.'
          : `Los pedidos nuevos suenan hasta que ${untilWhen}.`}
      </p>
      {/* Only the click turns the sound on: after an earlier event it would land on «Desactivar sonido». */}
      <Button onPointerUp={(event) => event.stopPropagation()} onClick={activate}>
        <BellIcon />
        Activar sonido
      </Button>
    </div>
  );
}
