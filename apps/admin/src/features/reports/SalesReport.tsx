import {
  accountOutcomeCopy,
  ordersTable,
  reportGroupCopy,
  reportGroupName,
  reportStepCopy,
} from '@crepas/api';
import type { DayRange, PeriodKind, SalesReport as Report } from '@crepas/domain';
import { moneyText } from '@crepas/domain';
import { EmptyState } from '@crepas/ui';
import { useHasFeature } from '../../shared/shop/shop.ts';
import { WrappableText } from '../../shared/WrappableText.tsx';
import { BarsChart, type ChartPoint } from './BarsChart.tsx';
import { HeatMap } from './HeatMap.tsx';
import styles from './Report.module.css';
import { ReportPart, ReportTable, shareOf } from './ReportPart.tsx';
import { ReportTotals } from './ReportTotals.tsx';
import {
  accountsSentence,
  daysSentence,
  examplesText,
  fitsBars,
  hoursSentence,
  hourText,
  lostSentence,
  lostText,
  minutesText,
  number,
  ordersText,
  percent,
  rangeText,
  shortDay,
  timesSentence,
  weekdayText,
} from './reportCopy.ts';
import { Codes, Extras, Options, Products } from './SoldParts.tsx';

export type SalesReportProps = {
  readonly kind: PeriodKind;
  readonly report: Report;
  readonly before: Report;
  readonly today: string;
};

const pesosOnAxis = (cents: number) =>
  cents >= 100_000 ? `$${Math.round(cents / 10_000) / 10}k` : `$${Math.round(cents / 100)}`;

/** What a shop sold in a period, beside the one before. */
export function SalesReport({ kind, report, before, today }: SalesReportProps) {
  const { range, totals, days } = report;
  const hasOrdersFile = useHasFeature('pedidos_en_archivo');
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
      <ReportTotals kind={kind} now={report} before={before} today={today} />
      {days.length > 1 && <Days range={range} report={report} before={before} today={today} />}
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
                cells: [number(received), number(delivered), moneyText(sales)],
              }))}
            />
          }
        >
          <HeatMap range={range} hours={report.hours} />
        </ReportPart>
        {/* The report of a day has them above, and the options. */}
        {kind !== 'day' && <Products report={report} before={before} />}
        <Extras report={report} />
        {kind !== 'day' && <Options report={report} />}
        <Codes report={report} />
        <Service report={report} />
        {hasOrdersFile && (
          <ReportPart
            title="Pedidos, uno por uno"
            sentence={`${ordersText(totals.received)}, sin datos de los clientes: hora, entrega, pago, productos y montos.`}
            range={range}
            file={ordersTable}
          />
        )}
      </div>
    </div>
  );
}

type PartProps = { readonly range: DayRange; readonly report: Report; readonly before: Report };

function Days({ range, report: { days }, before, today }: PartProps & { readonly today: string }) {
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
      sentence={daysSentence(days, today)}
      range={range}
      file="dias"
      table={
        <ReportTable
          caption="Ventas por día"
          columns={['Día', 'Ventas', 'Entregados', 'A tiempo']}
          rows={days.map(({ day, sales, delivered, kept, promised }) => ({
            key: day,
            name: shortDay(day),
            cells: [moneyText(sales), number(delivered), percent(kept, promised)],
          }))}
        />
      }
    >
      <BarsChart
        title="Ventas de cada día, junto a las del periodo anterior"
        points={points}
        valueName="Ventas"
        beforeName="Periodo anterior"
        format={moneyText}
        shortFormat={pesosOnAxis}
        asArea={!fitsBars(range)}
      />
      <p className={styles.legend}>La línea punteada es el periodo anterior.</p>
    </ReportPart>
  );
}

function Service({ report }: { readonly report: Report }) {
  const { range, totals, times, lost, lostByAccount, groups } = report;
  // What this server groups by.
  const groupTitle = [...new Set(groups.map(({ group }) => reportGroupCopy[group]))].join(', ');
  return (
    <>
      <ReportPart title="Tiempos" sentence={timesSentence(times, totals)} range={range} file="tiempos">
        {times.length > 0 && (
          <ReportTable
            caption="Tiempos de los pedidos entregados"
            columns={['Paso', 'Pedidos', 'La mitad, hasta', 'Nueve de diez, hasta']}
            rows={times.map(({ step, orders, medianMinutes, slowMinutes }) => ({
              key: step,
              name: reportStepCopy[step],
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
              cells: [number(one.orders), moneyText(one.amount)],
            }))}
          />
        )}
      </ReportPart>
      {lostByAccount.length > 0 && (
        <ReportPart
          title="Quién rechazó o canceló"
          sentence={accountsSentence(lostByAccount)}
          range={range}
          file="cuentas"
        >
          <ReportTable
            caption="Pedidos que rechazó o canceló cada cuenta"
            columns={['Cuenta', 'Pedidos', 'Monto']}
            rows={lostByAccount.map(({ account, outcome, orders, amount }) => ({
              key: `${account} ${outcome}`,
              name: (
                <>
                  <WrappableText text={account} />
                  <span>{`: ${accountOutcomeCopy[outcome]}`}</span>
                </>
              ),
              share: shareOf(orders, lostByAccount[0]?.orders),
              cells: [number(orders), moneyText(amount)],
            }))}
          />
        </ReportPart>
      )}
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
              name: `${reportGroupCopy[group.group]}: ${reportGroupName(group)}`,
              cells: [number(group.delivered), moneyText(group.sales)],
            }))}
          />
        </ReportPart>
      )}
    </>
  );
}
