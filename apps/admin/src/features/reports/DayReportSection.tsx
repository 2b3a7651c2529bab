import { Button, EmptyState, PrintIcon, SaveIcon } from '@crepas/ui';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { CardsLoading } from '../../shared/lists/Skeletons.tsx';
import { notifyResult } from '../../shared/notifications/notifications.ts';
import { printPage } from '../../shared/printPage.ts';
import { isUnsupported } from '../../shared/read.ts';
import { useServerFeatures } from '../../shared/shop/shop.ts';
import styles from './DayReport.module.css';
import { DayReport } from './DayReport.tsx';
import { useDayReport, useDayReportFile } from './report.ts';

export type DayReportSectionProps = { readonly day: string };

export function DayReportSection({ day }: DayReportSectionProps) {
  const report = useDayReport(day);
  const hasNone = useServerFeatures() === null;
  if (!report.data && (hasNone || isUnsupported(report.error))) {
    return <EmptyState title="El corte no está disponible">Tu servidor no lleva cortes del día.</EmptyState>;
  }
  return (
    <Loaded
      query={report}
      loading={<CardsLoading label="Cargando corte…" cards={1} lines={4} />}
      failed="No pudimos cargar el corte. Intenta de nuevo."
      hasReason
    >
      {(data) => (
        <>
          <DayReport report={data} />
          <DayReportActions day={day} />
        </>
      )}
    </Loaded>
  );
}

type DayReportActionsProps = { readonly day: string };

function DayReportActions({ day }: DayReportActionsProps) {
  const { mutateAsync, isPending } = useDayReportFile();
  const download = () => void notifyResult(mutateAsync(day), { failed: 'Error al descargar el corte' });

  return (
    <div className={styles.actions}>
      <Button kind="secondary" onClick={printPage}>
        <PrintIcon />
        Imprimir
      </Button>
      <Button kind="secondary" busy={isPending} onClick={download}>
        <SaveIcon />
        Descargar CSV
      </Button>
    </div>
  );
}
