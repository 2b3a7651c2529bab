import { Button, PinIcon, StatusText, Text } from '@crepas/ui';
import { usePickupMinutes } from '../queries/deliveryMinutes.ts';
import styles from './LocationQuestion.module.css';
import { type LocationAnswer, useLocationQuestion } from './useLocationQuestion.ts';

/** Asks for the position and says why (spec §2): in a dialog on the home page, and on a page of its own. */
export function LocationQuestion() {
  const { answer, allow, enterByHand, fetchIt } = useLocationQuestion();
  const mayFetch = usePickupMinutes() !== null;
  return (
    <div className={styles.root}>
      <Text>Usamos tu ubicación únicamente para enviarte tu pedido.</Text>
      <StatusText tone="failure" className={styles.warning}>
        {warnings[answer]}
      </StatusText>
      <Button wide busy={answer === 'asking'} onClick={allow}>
        <PinIcon />
        Permitir ubicación
      </Button>
      <Button wide kind="secondary" onClick={enterByHand}>
        Ingresar manualmente
      </Button>
      {mayFetch && (
        <Button wide kind="quiet" onClick={fetchIt}>
          Prefiero recogerlo en la tienda
        </Button>
      )}
    </div>
  );
}

const warnings: Readonly<Record<LocationAnswer, string | undefined>> = {
  idle: undefined,
  asking: undefined,
  denied:
    'Has denegado el permiso de ubicación. Por favor ingrésala manualmente para continuar con tu pedido.',
  unavailable: 'No pudimos obtener tu ubicación. Ingrésala manualmente o intenta de nuevo.',
};
