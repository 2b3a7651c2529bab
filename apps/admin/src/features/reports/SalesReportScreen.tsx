import { apiErrorCopy } from '@crepas/api';
import { comparedRanges, shopDayAt } from '@crepas/domain';
import { Button, ErrorState, Page, PageHeader, PrintIcon, TabPanel } from '@crepas/ui';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useHasFeature, useShopWords } from '../../shared/shop/shop.ts';
import { DayReportSection } from './DayReportSection.tsx';
import { Performance } from './Performance.tsx';
import { PeriodFields, periodTabsId } from './PeriodFields.tsx';
import styles from './Report.module.css';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import { useReport } from './report.ts';
import { SalesReport } from './SalesReport.tsx';
import { usePeriod } from './usePeriod.ts';

/** `/orders/report` of the owner: a day, a week, a month or any days, each beside the period before. */
export function SalesReportScreen() {
  const { timeZone } = useShopWords();
  const measuresVisits = useHasFeature('medidas');
  const today = shopDayAt(Date.now(), timeZone);
  const period = usePeriod(today);
  const ranges = comparedRanges(period.kind, period.range, today);
  const now = useReport(ranges.now);
  const before = useReport(ranges.before);
  const failed = [now, before].find(({ data, errorUpdateCount }) => !data && errorUpdateCount > 0);

  return (
    <Page width="wide">
      <ScreenTitle>Reportes</ScreenTitle>
      <PageHeader title="Reportes" backTo={paths.orders} className={styles.header} />
      <PeriodFields period={period} today={today} />
      <TabPanel of={periodTabsId} selected={period.kind}>
        {period.kind === 'day' && <DayReportSection day={period.range.from} />}
        {now.data && before.data ? (
          <SalesReport kind={period.kind} report={now.data} before={before.data} today={today} />
        ) : failed ? (
          <ErrorState
            onRetry={() => void Promise.all([now.refetch(), before.refetch()])}
            retrying={now.isFetching || before.isFetching}
          >
            {failed.error ? apiErrorCopy(failed.error) : 'No pudimos cargar el reporte. Intenta de nuevo.'}
          </ErrorState>
        ) : (
          <ReportSkeleton label="Cargando reporte…" />
        )}
      </TabPanel>
      {measuresVisits && <Performance />}
      {period.kind !== 'day' && (
        <Button kind="secondary" onClick={() => window.print()} className={styles.print}>
          <PrintIcon />
          Imprimir
        </Button>
      )}
    </Page>
  );
}
