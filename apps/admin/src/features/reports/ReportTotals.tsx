import { comparedSums, moneyText, type PeriodKind, type SalesReport } from '@crepas/domain';
import { Card } from '@crepas/ui';
import styles from './Report.module.css';
import { comparison, number, percent, phonesSentence } from './reportCopy.ts';

export type ReportTotalsProps = {
  readonly kind: PeriodKind;
  readonly now: SalesReport;
  readonly before: SalesReport;
  readonly today: string;
};

/** The figures of a period, each beside the one of the period before. */
export function ReportTotals({ kind, today, ...reports }: ReportTotalsProps) {
  const { totals: now } = reports.now;
  const { totals: before } = reports.before;
  const sums = comparedSums(reports.now, reports.before, today);
  const compared = (of: (summed: typeof sums.now) => number, format: (value: number) => string) =>
    comparison(of(sums.now), of(sums.before), kind, sums, format);
  const average = ({ sales, delivered }: Pick<typeof now, 'sales' | 'delivered'>) =>
    delivered === 0 ? 0 : Math.round(sales / delivered);
  return (
    <Card>
      <dl className={styles.totals}>
        <Total name="Ventas" value={moneyText(now.sales)} note={compared(({ sales }) => sales, moneyText)} />
        {(now.fees ?? before.fees) !== undefined && (
          <Total
            name="De envíos"
            value={moneyText(now.fees ?? 0)}
            note={compared(({ fees }) => fees, moneyText)}
          />
        )}
        {(now.discounts ?? before.discounts) !== undefined && (
          <Total
            name="Descontado por códigos"
            value={moneyText(now.discounts ?? 0)}
            note={compared(({ discounts }) => discounts, moneyText)}
          />
        )}
        <Total
          name="Pedidos entregados"
          value={number(now.delivered)}
          note={compared(({ delivered }) => delivered, number)}
        />
        <Total name="Pedido promedio" value={moneyText(average(now))} note={compared(average, moneyText)} />
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
