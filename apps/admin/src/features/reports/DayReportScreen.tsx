import { isCalendarDay, shopDayAt } from '@crepas/domain';
import { Page, PageHeader } from '@crepas/ui';
import { useSearchParams } from 'react-router';
import { DayField } from '../../shared/fields/DayField.tsx';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useShopWords } from '../../shared/shop/shop.ts';
import styles from './DayReport.module.css';
import { DayReportSection } from './DayReportSection.tsx';

/** `/orders/report` of staff: the report of one day of the shop, to read, print or download. */
export function DayReportScreen() {
  const { timeZone } = useShopWords();
  const today = shopDayAt(Date.now(), timeZone);
  // In the URL, so that a reload or a new sign-in shows the same day.
  const [search, setSearch] = useSearchParams();
  const asked = search.get('fecha') ?? '';
  const day = isCalendarDay(asked) ? asked : today;

  return (
    <Page>
      <ScreenTitle>Corte del día</ScreenTitle>
      <PageHeader title="Corte del día" backTo={paths.orders} className={styles.header} />
      <DayField
        label="Día"
        name="fecha"
        max={today}
        value={day}
        onChoose={(chosen) => setSearch({ fecha: chosen }, { replace: true })}
        className={styles.screenOnly}
      />
      <DayReportSection day={day} />
    </Page>
  );
}
