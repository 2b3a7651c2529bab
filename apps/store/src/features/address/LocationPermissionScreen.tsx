import { accuracyDoubt } from '@crepas/domain';
import { Button, Card, Page, PageHeader, PinIcon, StatusText, Text } from '@crepas/ui';
import { useEffect, useRef, useState } from 'react';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { useGoTo } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useIsPickupOffered } from '../../shared/shop/shopPromise.ts';
import { useSession } from '../../shared/storage/session.ts';
import { locationTitle } from './addressCopy.ts';
import { useFulfilment } from './fulfilment.ts';
import { type Located, locate } from './geolocation.ts';
import styles from './LocationPermissionScreen.module.css';

/** The location question as a page: for a deep link and for the redirect of the `/address` guard (decision S4). */
export function LocationPermissionScreen() {
  return (
    <Page>
      <ScreenTitle>Ubicación</ScreenTitle>
      <PageHeader title={locationTitle} backTo={paths.home} backLabel="Volver al inicio" />
      <Card>
        <LocationQuestion />
      </Card>
    </Page>
  );
}

/** Asks for the position and says why (spec §2): in a dialog on the home page, and on a page of its own. */
export function LocationQuestion() {
  const { answer, allow, enterByHand, pickUp } = useLocationQuestion();
  const canPickUp = useIsPickupOffered();
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
      {canPickUp && (
        <Button wide kind="quiet" onClick={pickUp}>
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

/** `idle` before the request; `denied` and `unavailable` when there is no position. */
type LocationAnswer = 'idle' | 'asking' | 'denied' | 'unavailable';

/**
 * The two ways to an address: the browser's position, or typing it. Either button counts as an answer (decision
 * S2).
 */
function useLocationQuestion() {
  const [answer, setAnswer] = useState<LocationAnswer>('idle');
  const answerLocation = useSession((session) => session.answerLocation);
  const goTo = useGoTo();
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const goOn = (located: Located) => {
    // The customer closed the dialog while the browser's permission prompt was open.
    if (isGone.current) return;
    if (located.kind !== 'found') return setAnswer(located.kind);
    const { position, accuracyMetres } = located;
    // The specification's two numbers; a third one only when they are rough.
    const rough = accuracyDoubt(accuracyMetres) && { accuracy: accuracyMetres };
    goTo(paths.address, { latitude: position.lat, longitude: position.lng, ...rough });
  };

  const allow = async () => {
    answerLocation();
    setAnswer('asking');
    goOn(await locate(goOn));
  };

  const enterByHand = () => {
    answerLocation();
    goTo(paths.address);
  };

  const pickUp = () => {
    answerLocation();
    useFulfilment.getState().choose('pickup');
    goTo(paths.home);
  };

  return { answer, allow, enterByHand, pickUp };
}
