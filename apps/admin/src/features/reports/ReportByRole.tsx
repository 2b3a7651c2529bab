import { lazyWithRetry } from '@crepas/ui/loading';
import { useIsOwner } from '../../shared/session/session.ts';
import { useHasFeature } from '../../shared/shop/shop.ts';

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
