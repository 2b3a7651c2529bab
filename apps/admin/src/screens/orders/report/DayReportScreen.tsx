import { apiErrorCopy } from '@crepas/api';
import { shopDayAt } from '@crepas/domain/shop';
import { EmptyState, ErrorState, Field, Page, PageHeader } from '@crepas/ui';
import { useSearchParams } from 'react-router';
import { ScreenTitle } from '../../../layout/ScreenTitle.tsx';
import { paths } from '../../../paths.ts';
import { isUnsupported } from '../../../queries/isUnsupported.ts';
import { useDayReport } from '../../../queries/report.ts';
import { useShopWords } from '../../../queries/shop.ts';
import styles from './DayReport.module.css';
import { DayReport } from './DayReport.tsx';
import { DayReportActions } from './DayReportActions.tsx';
import { DayReportSkeleton } from './DayReportSkeleton.tsx';

const isDay = (text: string | null) => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** `/orders/report`: the report of one day of the shop, to read, print or download. */
export function DayReportScreen() {
  const { timeZone } = useShopWords();
  const today = shopDayAt(Date.now(), timeZone);
  // In the URL, so that a reload or a new sign-in shows the same day.
  const [search, setSearch] = useSearchParams();
  const asked = search.get('fecha');
  const day = asked !== null && isDay(asked) ? asked : today;
  const { data, error, errorUpdateCount, isFetching, refetch } = useDayReport(day);

  return (
    <Page>
      <ScreenTitle>Corte del día</ScreenTitle>
      <PageHeader title="Corte del día" backTo={paths.orders} className={styles.header} />
      {isUnsupported(error) ? (
        <EmptyState title="El corte no está disponible">Tu servidor no lleva cortes del día.</EmptyState>
      ) : (
        <>
          <Field
            label="Día"
            name="fecha"
            type="date"
            max={today}
            value={day}
            onChange={({ currentTarget: { value } }) =>
              setSearch(value === '' ? {} : { fecha: value }, { replace: true })
            }
            className={styles.screenOnly}
          />
          {data && (
            <>
              <DayReport report={data} />
              <DayReportActions day={day} />
            </>
          )}
          {!data && errorUpdateCount > 0 && (
            <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
              {error ? apiErrorCopy(error) : 'No pudimos cargar el corte. Intenta de nuevo.'}
            </ErrorState>
          )}
          {!data && errorUpdateCount === 0 && <DayReportSkeleton />}
        </>
      )}
    </Page>
  );
}
