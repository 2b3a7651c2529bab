import { apiErrorCopy } from '@crepas/api';
import {
  comparedRanges,
  goodUpTo,
  isGood,
  shopDayAt,
  type Vital,
  type VitalFigure,
  vitals,
  vitalText,
} from '@crepas/domain';
import { Button, Card, ErrorState, Page, PageHeader, PrintIcon, TabPanel } from '@crepas/ui';
import { CardsLoading } from '../../shared/lists/Skeletons.tsx';
import { paths } from '../../shared/paths.ts';
import { printPage } from '../../shared/printPage.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useHasFeature, useShopWords } from '../../shared/shop/shop.ts';
import { DayReportSection } from './DayReportSection.tsx';
import { PeriodFields, periodTabsId, usePeriod } from './PeriodFields.tsx';
import styles from './Report.module.css';
import { ReportTable } from './ReportPart.tsx';
import { useReport, useVitals } from './report.ts';
import { SalesReport } from './SalesReport.tsx';

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
          <CardsLoading label="Cargando reporte…" lines={4} />
        )}
      </TabPanel>
      {measuresVisits && <Performance />}
      {period.kind !== 'day' && (
        <Button kind="secondary" onClick={printPage} className={styles.print}>
          <PrintIcon />
          Imprimir
        </Button>
      )}
    </Page>
  );
}

const vitalCopy: Readonly<Record<Vital, string>> = {
  lcp: 'Se ve lo principal (LCP)',
  inp: 'Responde a un toque (INP)',
  cls: 'Se mueve lo que se lee (CLS)',
  fcp: 'Aparece algo (FCP)',
  ttfb: 'Contesta el servidor (TTFB)',
};

/** «Rendimiento»: how fast the store was for real visits. */
function Performance() {
  const { data, isError } = useVitals();
  if (!data) return isError ? <p className={styles.note}>No pudimos leer el rendimiento.</p> : null;
  const textOf = (vital: Vital, device: VitalFigure['device']) => {
    const p75 = data.find((figure) => figure.vital === vital && figure.device === device)?.p75 ?? null;
    if (p75 === null) return '–';
    return `${vitalText(vital, p75)}${isGood(vital, p75) ? '' : ' · lento'}`;
  };
  const isKnown = data.some(({ p75 }) => p75 !== null);
  const isPartial = data.some(({ p75 }) => p75 === null);
  return (
    <Card className={`${styles.part} ${styles.performance}`}>
      <h2 className={styles.title}>Rendimiento</h2>
      <p>{sentenceOf(data)}</p>
      {isKnown && (
        <ReportTable
          caption="Rendimiento de la página"
          columns={['Medida', 'Teléfono', 'Computadora', 'Bueno']}
          rows={vitals.map((vital) => ({
            key: vital,
            name: vitalCopy[vital],
            cells: [textOf(vital, 'phone'), textOf(vital, 'desk'), vitalText(vital, goodUpTo[vital])],
          }))}
        />
      )}
      {isKnown && (
        <p className={styles.note}>
          {`3 de cada 4 visitas de los últimos 28 días lo sintieron así o mejor.${isPartial ? ' –: pocas visitas aún.' : ''}`}
        </p>
      )}
    </Card>
  );
}

function sentenceOf(figures: readonly VitalFigure[]): string {
  const known = figures.filter(({ p75 }) => p75 !== null);
  if (known.length === 0) return 'Pocas visitas aún.';
  return known.every(({ vital, p75 }) => p75 === null || isGood(vital, p75))
    ? 'Tu tienda va rápido para tus clientes.'
    : 'Algo va lento para tus clientes.';
}
