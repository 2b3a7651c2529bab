import { lazyWithRetry } from '@crepas/ui/loading';
import { useHasFeature } from '../../../queries/shop.ts';
import { useIsOwner } from '../../../stores/session.ts';

const DayReportScreen = lazyWithRetry(async () => (await import('./DayReportScreen.tsx')).DayReportScreen);
/** With the library of its charts. */
const SalesReportScreen = lazyWithRetry(
  async () => (await import('./SalesReportScreen.tsx')).SalesReportScreen,
);

/** Staff read one day; the owner, and only on a server that has reports, any days. */
export function ReportByRole() {
  const isOwner = useIsOwner();
  const hasReports = useHasFeature('reportes');
  return isOwner && hasReports ? <SalesReportScreen /> : <DayReportScreen />;
}
