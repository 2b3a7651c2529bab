import {
  type BackupStatus,
  isBackupLate,
  isCopyLate,
  pastDayText,
  pastMomentText,
  sizeText,
} from '@crepas/domain';
import { Button, Card, Section, StatusText, Text } from '@crepas/ui';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { CardsLoading } from '../../shared/lists/Skeletons.tsx';
import { notifyResult } from '../../shared/notifications/notifications.ts';
import { useShopWords } from '../../shared/shop/shop.ts';
import { useShopNow } from '../../shared/shop/useShopNow.ts';
import { WrappableText } from '../../shared/WrappableText.tsx';
import styles from './Backups.module.css';
import { useBackupStatus, useStartBackup } from './backups.ts';

/** When the shop's data was copied last, for the owner. */
export const BackupsSection = () => (
  <Section title="Respaldos" className={styles.root}>
    <Loaded
      query={useBackupStatus()}
      loading={<CardsLoading label="Cargando los respaldos…" cards={1} />}
      failed="No pudimos cargar los respaldos. Intenta de nuevo."
      hasReason
    >
      {(status) => <BackupCard status={status} />}
    </Loaded>
  </Section>
);

function BackupCard({ status }: { readonly status: BackupStatus }) {
  const { last, failure, check, elsewhere, isUnderWay, isScheduled } = status;
  const start = useStartBackup();
  const { timeZone } = useShopWords();
  const now = useShopNow()?.nowMs ?? Date.now();
  const isLate = isBackupLate(status, now);

  return (
    <Card className={styles.card}>
      {isLate && (
        <StatusText tone="failure">
          {last === null
            ? 'Aún no hay un respaldo'
            : `Sin respaldo desde ${pastDayText(last.at, now, timeZone)}`}
        </StatusText>
      )}
      {last ? (
        <>
          <Text>{`Último respaldo: ${pastMomentText(last.at, now, timeZone)}, ${sizeText(last.bytes)}`}</Text>
          <Text size="small" tone="secondary">
            En <WrappableText text={last.place} /> del servidor
          </Text>
        </>
      ) : (
        !isLate && <Text>Aún no hay un respaldo.</Text>
      )}
      {failure && !isUnderWay && (
        <StatusText tone="failure">
          {`No se pudo hacer el de ${pastMomentText(failure.at, now, timeZone)}: ${failure.reason}`}
        </StatusText>
      )}
      {elsewhere && <CopyLines status={status} elsewhere={elsewhere} now={now} timeZone={timeZone} />}
      {check &&
        (check.failure === null ? (
          <Text>{`Probado: ${pastMomentText(check.at, now, timeZone)}, se puede restaurar`}</Text>
        ) : (
          <StatusText tone="failure">
            {`La prueba de ${pastMomentText(check.at, now, timeZone)} falló: ${check.failure}`}
          </StatusText>
        ))}
      <Text size="small" tone="secondary">
        {isScheduled
          ? 'Se hace solo cada noche, mientras la tienda recibe pedidos como siempre.'
          : 'Este servidor no los hace solo: hazlos aquí, o pide que los encienda quien lo cuida.'}
      </Text>
      <div>
        <Button
          kind="secondary"
          busy={isUnderWay || start.isPending}
          onClick={() => void notifyResult(start.mutateAsync(), { failed: 'No empezó el respaldo' })}
        >
          {isUnderWay ? 'Respaldando…' : 'Respaldar ahora'}
        </Button>
      </div>
    </Card>
  );
}

type CopyLinesProps = {
  readonly status: BackupStatus;
  readonly elsewhere: NonNullable<BackupStatus['elsewhere']>;
  readonly now: number;
  readonly timeZone: string;
};

/** What the owner reads of the copies in another place. */
function CopyLines({ status, elsewhere: { last, failure }, now, timeZone }: CopyLinesProps) {
  return (
    <>
      {isCopyLate(status, now) && last ? (
        <StatusText tone="failure">
          {`Sin copia en otro lugar desde ${pastDayText(last, now, timeZone)}`}
        </StatusText>
      ) : (
        <Text>
          {last
            ? `Copia cifrada en otro lugar: ${pastMomentText(last, now, timeZone)}`
            : 'Aún no hay una copia en otro lugar.'}
        </Text>
      )}
      {failure && (
        <StatusText tone="failure">
          {`No se pudo copiar a otro lugar ${pastMomentText(failure.at, now, timeZone)}: ${failure.reason}`}
        </StatusText>
      )}
    </>
  );
}
