import { apiErrorCopy } from '@crepas/api';
import { EmptyState, ErrorState } from '@crepas/ui';
import { isUnsupported } from '../../../queries/isUnsupported.ts';
import { useDayReport } from '../../../queries/report.ts';
import { DayReport } from './DayReport.tsx';
import { DayReportActions } from './DayReportActions.tsx';
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
