import type { DayRange, PeriodKind, SalesReport as Report } from '@crepas/domain/report';
import { Card, EmptyState } from '@crepas/ui';
import { formatMoney } from '@crepas/ui/money';
import { BarsChart, type ChartPoint } from './BarsChart.tsx';
import { HeatMap } from './HeatMap.tsx';
import styles from './Report.module.css';
import { ReportPart } from './ReportPart.tsx';
import { ReportTable } from './ReportTable.tsx';
import {
  comparison,
  daysSentence,
  examplesText,
  extrasSentence,
  fitsBars,
  groupCopy,
  groupName,
  hoursSentence,
  hourText,
  lostSentence,
  lostText,
  minutesText,
  number,
  ordersText,
  percent,
  phonesSentence,
  productsSentence,
  rangeText,
  shortDay,
  stepCopy,
  timesSentence,
  weekdayText,
} from './reportCopy.ts';

export type SalesReportProps = {
  readonly kind: PeriodKind;
  readonly report: Report;
  readonly before: Report;
};

const pesosOnAxis = (cents: number) =>
  cents >= 100_000 ? `$${Math.round(cents / 10_000) / 10}k` : `$${Math.round(cents / 100)}`;

/** What a shop sold in a period, beside the one before. */
export function SalesReport({ kind, report, before }: SalesReportProps) {
  const { range, totals, days } = report;
  if (totals.received === 0) {
    return (
      <EmptyState title="No llegó ningún pedido.">
        {before.totals.received > 0 && `${rangeText(before.range)}: ${ordersText(before.totals.received)}.`}
      </EmptyState>
    );
  }
  return (
    <div className={styles.root}>
      {totals.examples > 0 && <p className={styles.note}>{examplesText(totals.examples)}</p>}
      <Totals kind={kind} now={report} before={before} />
      {days.length > 1 && <Days range={range} report={report} before={before} />}
      <div className={styles.parts}>
        <ReportPart
          title="Cuándo llegan los pedidos"
          sentence={hoursSentence(report.hours)}
          range={range}
          file="horas"
          table={
            <ReportTable
              caption="Pedidos por día de la semana y hora"
              columns={['Día y hora', 'Llegaron', 'Entregados', 'Ventas']}
              rows={report.hours.map(({ weekday, hour, received, delivered, sales }) => ({
                key: `${weekday} ${hour}`,
                name: `${weekdayText(weekday)}, ${hourText(hour)}`,
                cells: [number(received), number(delivered), formatMoney(sales)],
              }))}
            />
          }
        >
          <HeatMap range={range} hours={report.hours} />
        </ReportPart>
        {/* The report of a day has them above. */}
        {kind !== 'day' && <Products report={report} before={before} />}
        <Extras report={report} />
        <Service report={report} />
      </div>
    </div>
  );
}

type TotalsProps = { readonly kind: PeriodKind; readonly now: Report; readonly before: Report };

function Totals({ kind, now: { totals: now }, before: { totals: before, range } }: TotalsProps) {
  const compared = (of: (totals: typeof now) => number, format: (value: number) => string) =>
    comparison(of(now), of(before), kind, range, format);
  const average = ({ sales, delivered }: typeof now) => (delivered === 0 ? 0 : Math.round(sales / delivered));
  return (
    <Card>
      <dl className={styles.totals}>
        <Total
          name="Ventas"
          value={formatMoney(now.sales)}
          note={compared(({ sales }) => sales, formatMoney)}
        />
        {(now.fees ?? before.fees) !== undefined && (
          <Total
            name="De envíos"
            value={formatMoney(now.fees ?? 0)}
            note={compared(({ fees = 0 }) => fees, formatMoney)}
          />
        )}
        <Total
          name="Pedidos entregados"
          value={number(now.delivered)}
          note={compared(({ delivered }) => delivered, number)}
        />
        <Total
          name="Pedido promedio"
          value={formatMoney(average(now))}
          note={compared(average, formatMoney)}
        />
        <Total
          name="A la hora prometida"
          value={percent(now.kept, now.promised)}
          note={`Antes: ${percent(before.kept, before.promised)}`}
        />
        <Total
          name="Clientes"
          value={number(now.newPhones + now.returningPhones)}
          note={phonesSentence(now)}
        />
      </dl>
    </Card>
  );
}

const Total = ({
  name,
  value,
  note,
}: {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}) => (
  <div>
    <dt>{name}</dt>
    <dd className={styles.figure}>{value}</dd>
    <dd className={styles.note}>{note}</dd>
  </div>
);

type PartProps = { readonly range: DayRange; readonly report: Report; readonly before: Report };

function Days({ range, report: { days }, before }: PartProps) {
  const points = days.map(
    ({ day, sales }, index): ChartPoint => ({
      label: shortDay(day),
      value: sales,
      before: before.days[index]?.sales ?? null,
    }),
  );
  return (
    <ReportPart
      title="Ventas por día"
      sentence={daysSentence(days)}
      range={range}
      file="dias"
      table={
        <ReportTable
          caption="Ventas por día"
          columns={['Día', 'Ventas', 'Entregados', 'A tiempo']}
          rows={days.map(({ day, sales, delivered, kept, promised }) => ({
            key: day,
            name: shortDay(day),
            cells: [formatMoney(sales), number(delivered), percent(kept, promised)],
          }))}
        />
      }
    >
      <BarsChart
        title="Ventas de cada día, junto a las del periodo anterior"
        points={points}
        valueName="Ventas"
        beforeName="Periodo anterior"
        format={formatMoney}
        shortFormat={pesosOnAxis}
        asArea={!fitsBars(range)}
      />
      <p className={styles.legend}>La línea punteada es el periodo anterior.</p>
    </ReportPart>
  );
}

/** How many rows stand in front; the others are behind. */
const shown = 8;

function Products({ report, before }: { readonly report: Report; readonly before: Report }) {
  const { range, products } = report;
  const salesBefore = new Map(before.products.map(({ name, sales }) => [name, sales]));
  const rows = products.map(({ name, isCombo, quantity, sales }, place) => ({
    key: `${place} ${name}`,
    name: isCombo ? `${name} (combo)` : name,
    share: shareOf(sales, products[0]?.sales),
    cells: [number(quantity), formatMoney(sales), formatMoney(salesBefore.get(name) ?? 0)],
  }));
  const columns = ['Producto', 'Piezas', 'Ventas', 'Antes'];
  return (
    <ReportPart
      title="Productos y combos"
      sentence={productsSentence(products)}
      range={range}
      file="productos"
      table={
        rows.length > shown && (
          <ReportTable caption="Los demás productos" columns={columns} rows={rows.slice(shown)} />
        )
      }
    >
      <ReportTable caption="Productos y combos" columns={columns} rows={rows.slice(0, shown)} />
    </ReportPart>
  );
}

function Extras({ report: { range, extras } }: { readonly report: Report }) {
  const columns = ['Extra', 'Piezas', 'Ventas'];
  const rows = extras.map(({ name, quantity, sales }, place) => ({
    key: `${place} ${name}`,
    name,
    share: shareOf(sales, extras[0]?.sales),
    cells: [number(quantity), formatMoney(sales)],
  }));
  return (
    <ReportPart
      title="Extras"
      sentence={extrasSentence(extras)}
      range={range}
      file="extras"
      table={
        rows.length > shown && (
          <ReportTable caption="Los demás extras" columns={columns} rows={rows.slice(shown)} />
        )
      }
    >
      {rows.length > 0 && <ReportTable caption="Extras" columns={columns} rows={rows.slice(0, shown)} />}
    </ReportPart>
  );
}

const shareOf = (value: number, most: number | undefined): number => (most ? value / most : 0);

function Service({ report }: { readonly report: Report }) {
  const { range, totals, times, lost, groups } = report;
  // What this server groups by.
  const groupTitle = [...new Set(groups.map(({ group }) => groupCopy[group]))].join(', ');
  return (
    <>
      <ReportPart title="Tiempos" sentence={timesSentence(times, totals)} range={range} file="tiempos">
        {times.length > 0 && (
          <ReportTable
            caption="Tiempos de los pedidos entregados"
            columns={['Paso', 'Pedidos', 'La mitad, hasta', 'Nueve de diez, hasta']}
            rows={times.map(({ step, orders, medianMinutes, slowMinutes }) => ({
              key: step,
              name: stepCopy[step],
              share: shareOf(slowMinutes, Math.max(...times.map((time) => time.slowMinutes))),
              cells: [number(orders), minutesText(medianMinutes), minutesText(slowMinutes)],
            }))}
          />
        )}
      </ReportPart>
      <ReportPart title="Pedidos perdidos" sentence={lostSentence(totals)} range={range} file="motivos">
        {lost.length > 0 && (
          <ReportTable
            caption="Pedidos perdidos, por motivo"
            columns={['Motivo', 'Pedidos', 'Monto']}
            rows={lost.map((one) => ({
              key: `${one.outcome} ${one.cause}`,
              name: lostText(one),
              share: shareOf(one.orders, lost[0]?.orders),
              cells: [number(one.orders), formatMoney(one.amount)],
            }))}
          />
        )}
      </ReportPart>
      {/* One way to pay and nothing else to choose: the totals tell it. */}
      {groups.length > 1 && (
        <ReportPart
          title={groupTitle}
          sentence={`${ordersText(totals.received)} en total.`}
          range={range}
          file="grupos"
        >
          <ReportTable
            caption={groupTitle}
            columns={['Grupo', 'Entregados', 'Ventas']}
            rows={groups.map((group) => ({
              key: `${group.group} ${group.name}`,
              name: `${groupCopy[group.group]}: ${groupName(group)}`,
              cells: [number(group.delivered), formatMoney(group.sales)],
            }))}
          />
        </ReportPart>
      )}
    </>
  );
}
