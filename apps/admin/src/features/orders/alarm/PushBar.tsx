import { apiErrorCopy, pushSupport } from '@crepas/api';
import { Button, StatusText, Text } from '@crepas/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pushDevice } from '../../../shared/pushDevice.ts';
import styles from './Alarm.module.css';

const pushQuery = { queryKey: ['push'], queryFn: pushDevice.isOn } as const;

/** «Avisarme en este equipo»: orders that wait, also while this tool is closed. Empty where push does not exist. */
export function PushBar() {
  switch (pushSupport(window)) {
    case 'none':
      return null;
    case 'needsInstall':
      return (
        <Text tone="secondary" className={styles.note}>
          Para recibir avisos en este iPhone, agrega esta página a la pantalla de inicio: Compartir → Agregar
          a inicio.
        </Text>
      );
    case 'denied':
      return (
        <Text tone="secondary" className={styles.note}>
          Los avisos están bloqueados: permite las notificaciones de esta página en los ajustes del navegador.
        </Text>
      );
    case 'ready':
      return <PushSwitch />;
  }
}

function PushSwitch() {
  const cache = useQueryClient();
  const { data: isOn } = useQuery(pushQuery);
  const {
    mutate,
    isPending,
    error,
    data: isAllowed,
  } = useMutation({
    mutationFn: (turnsOn: boolean) => (turnsOn ? pushDevice.turnOn() : pushDevice.turnOff().then(() => true)),
    onSettled: () => cache.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
  if (isOn === undefined) return null;
  return (
    <div className={styles.bar}>
      <Text className={styles.pushText}>
        {isOn
          ? 'Este equipo recibe avisos de los pedidos que esperan.'
          : 'Recibe avisos de los pedidos que esperan, aunque esta página esté cerrada.'}
      </Text>
      <Button kind={isOn ? 'quiet' : 'secondary'} busy={isPending} onClick={() => mutate(!isOn)}>
        {isOn ? 'Ya no avisarme' : 'Avisarme en este equipo'}
      </Button>
      <StatusText tone="failure" className={styles.failure}>
        {error ? apiErrorCopy(error) : isAllowed === false && 'No diste permiso para mostrar avisos.'}
      </StatusText>
    </div>
  );
}
