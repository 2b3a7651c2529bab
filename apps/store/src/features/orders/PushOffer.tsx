import { apiErrorCopy, type FollowToken, inTime, pushSupport } from '@crepas/api';
import type { Fulfilment } from '@crepas/domain';
import { BellIcon, Button, StatusText, Text } from '@crepas/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAttempt } from '../../shared/hooks/useAttempt.ts';
import { isInAppBrowser } from '../../shared/inAppBrowser.ts';
import styles from './OrderDetails.module.css';
import { notifiedMomentCopy } from './ownOrderCopy.ts';
import { pushDevice } from './pushDevice.ts';

const pushQuery = (token?: FollowToken) => ({
  queryKey: ['push', token],
  queryFn: () => pushDevice.isOn(token),
  staleTime: 0,
});

export type PushOfferProps = {
  /** Otherwise there is nothing more to tell about this order, and push can only be turned off. */
  readonly mayStillLeave: boolean;
  readonly fulfilment?: Fulfilment | undefined;
  /** The token of an order that a link follows. */
  readonly token?: FollowToken | undefined;
};

/** «Avísame cuando salga»: only here, after the order. Empty where push does not exist. */
export function PushOffer(props: PushOfferProps) {
  const { mayStillLeave, fulfilment } = props;
  const support = pushSupport(window);
  if (support === 'ready') return <PushButton {...props} />;
  if (!mayStillLeave) return null;
  switch (support) {
    case 'none':
      return null;
    case 'needsInstall':
      // The browser of Instagram on an iPhone looks like Safari, and has no «Agregar a inicio».
      return isInAppBrowser(navigator.userAgent) ? null : <InstallAdvice {...props} />;
    case 'denied':
      return (
        <Text tone="secondary">{`Para avisarte ${notifiedMomentCopy(fulfilment)}, permite las notificaciones de esta tienda en los ajustes del navegador.`}</Text>
      );
  }
}

/**
 * On an iPhone the app of the home screen has nothing of what the browser stores, neither cart nor session: it is told before, and the app
 * opens the order of this page.
 */
function InstallAdvice({ fulfilment, token }: PushOfferProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const usual = link?.getAttribute('href');
    if (!link || !usual) return;
    link.setAttribute('href', `${usual}?${new URLSearchParams({ inicio: pathname })}`);
    return () => link.setAttribute('href', usual);
  }, [pathname]);
  const start = token
    ? 'abre en este pedido'
    : 'abre en este pedido y te pide verificar otra vez tu teléfono';
  return (
    <Text tone="secondary">{`¿Quieres que te avisemos ${notifiedMomentCopy(fulfilment)}? En iPhone, desde esta página agrega la tienda a tu pantalla de inicio: Compartir → Agregar a inicio. Ahí la tienda ${start}; tu carrito no se copia.`}</Text>
  );
}

/** The browser's permission prompt and its push service may never answer. A later answer shows at the next visit. */
const maxAnswerMs = 30_000;

function PushButton({ mayStillLeave, fulfilment, token }: PushOfferProps) {
  const queryClient = useQueryClient();
  const { data: isOn } = useQuery(pushQuery(token));
  const { run, isPending, error } = useAttempt();
  const [isRefused, setRefused] = useState(false);
  const change = async () => {
    if (isOn) await inTime(pushDevice.turnOff(token), maxAnswerMs, 'push/timeout');
    else setRefused(!(await inTime(pushDevice.turnOn(token), maxAnswerMs, 'push/timeout')));
    await queryClient.invalidateQueries({ queryKey: ['push'] });
  };
  if (isOn === undefined || !(isOn || mayStillLeave)) return null;
  const failure = error === null ? isRefused && 'No diste permiso para mostrar avisos.' : apiErrorCopy(error);
  return (
    <div className={styles.action}>
      <StatusText tone={isOn && !failure ? 'success' : 'failure'}>
        {failure || (isOn && onCopy(mayStillLeave, fulfilment))}
      </StatusText>
      <Button kind={isOn ? 'quiet' : 'secondary'} wide busy={isPending} onClick={() => void run(change)}>
        <BellIcon />
        <span>{isOn ? 'Ya no avisarme' : `Avísame ${notifiedMomentCopy(fulfilment)}`}</span>
      </Button>
    </div>
  );
}

const onCopy = (mayStillLeave: boolean, fulfilment?: Fulfilment) =>
  mayStillLeave
    ? `Te avisamos en este teléfono ${notifiedMomentCopy(fulfilment)} tu pedido.`
    : 'Este teléfono recibe avisos de tus pedidos.';
