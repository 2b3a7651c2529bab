import { apiErrorCopy } from '@crepas/api';
import { Button, EmptyState, ErrorState, PrintIcon, SaveIcon } from '@crepas/ui';
import { notifyError } from '../../../notifications/notifyError.ts';
import { isUnsupported } from '../../../queries/isUnsupported.ts';
import { useDayReport, useDayReportFile } from '../../../queries/report.ts';
import styles from './DayReport.module.css';
import { DayReport } from './DayReport.tsx';
import { ReportSkeleton } from './ReportSkeleton.tsx';

export type DayReportSectionProps = { readonly day: string };

export function DayReportSection({ day }: DayReportSectionProps) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useDayReport(day);
  if (data) {
    return (
      <>
        <DayReport report={data} />
        <DayReportActions day={day} />
      </>
    );
  }
  if (isUnsupported(error)) {
    return <EmptyState title="El corte no está disponible">Tu servidor no lleva cortes del día.</EmptyState>;
  }
  if (errorUpdateCount === 0) return <ReportSkeleton label="Cargando corte…" />;
  return (
    <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
      {error ? apiErrorCopy(error) : 'No pudimos cargar el corte. Intenta de nuevo.'}
    </ErrorState>
  );
}

type DayReportActionsProps = { readonly day: string };

function DayReportActions({ day }: DayReportActionsProps) {
  const { mutateAsync, isPending } = useDayReportFile();
  const download = () =>
    void mutateAsync(day).catch((error: unknown) => notifyError('Error al descargar el corte', error));

  return (
    <div className={styles.actions}>
      <Button kind="secondary" onClick={() => window.print()}>
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
