import type { PeriodKind, SalesReport } from '@crepas/domain/report';
import { Card } from '@crepas/ui';
import { formatMoney } from '@crepas/ui/money';
import styles from './Report.module.css';
import { comparison, number, percent, phonesSentence } from './reportCopy.ts';

export type ReportTotalsProps = {
  readonly kind: PeriodKind;
  readonly now: SalesReport;
  readonly before: SalesReport;
};

/** The figures of a period, each beside the one of the period before. */
export function ReportTotals({
  kind,
  now: { totals: now },
  before: { totals: before, range },
}: ReportTotalsProps) {
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
