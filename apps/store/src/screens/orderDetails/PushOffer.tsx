import { apiErrorCopy } from '@crepas/api';
import { pushSupport } from '@crepas/api/push';
import { BellIcon, Button, StatusText, Text } from '@crepas/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempt } from '../../hooks/useAttempt.ts';
import { pushDevice } from '../../services/pushDevice.ts';

const pushQuery = { queryKey: ['push'], queryFn: pushDevice.isOn, staleTime: 0 } as const;

/** «Avísame cuando salga»: only here, after the order. Empty where push does not exist. */
export function PushOffer() {
  switch (pushSupport(window)) {
    case 'none':
      return null;
    case 'needsInstall':
      return (
        <Text tone="secondary">
          ¿Quieres que te avisemos cuando salga? En iPhone, agrega la tienda a tu pantalla de inicio:
          Compartir → Agregar a inicio.
        </Text>
      );
    case 'denied':
      return (
        <Text tone="secondary">
          Para avisarte cuando salga, permite las notificaciones de esta tienda en los ajustes del navegador.
        </Text>
      );
    case 'ready':
      return <PushButton />;
  }
}

function PushButton() {
  const queryClient = useQueryClient();
  const { data: isOn } = useQuery(pushQuery);
  const { run, isPending, error } = useAttempt();
  const [isRefused, setRefused] = useState(false);
  const turnOn = async () => {
    setRefused(!(await pushDevice.turnOn()));
    await queryClient.invalidateQueries({ queryKey: pushQuery.queryKey });
  };
  if (isOn === undefined) return null;
  return (
    <>
      {!isOn && (
        <Button kind="secondary" wide busy={isPending} onClick={() => void run(turnOn)}>
          <BellIcon />
          Avísame cuando salga
        </Button>
      )}
      <StatusText tone={isOn ? 'success' : 'failure'}>
        {isOn ? 'Te avisamos en este teléfono cuando salga tu pedido.' : failureCopy(error, isRefused)}
      </StatusText>
    </>
  );
}

const failureCopy = (error: unknown, isRefused: boolean) =>
  error === null ? isRefused && 'No diste permiso para mostrar avisos.' : apiErrorCopy(error);
