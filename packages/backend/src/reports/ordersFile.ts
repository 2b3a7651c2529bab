import { stageCopy } from '@crepas/api';
import {
  type Cents,
  type DayRange,
  formatSortableClock,
  isPaymentDue,
  lineText,
  orderState,
  paymentLabel,
  paymentNamed,
  shopDayAt,
} from '@crepas/domain';
import { and, asc, gt, max, min, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { stageOfRow } from '../db/stages.ts';
import { orders } from '../db/tables/orders.ts';
import { lineFromRow, linesColumn } from '../orders/orderRows.ts';
import { amount, type Column, rangeFile, word } from './csvFile.ts';
import { type Hours, hoursOf, isCounted } from './definitions.ts';

/** A file is built in memory; a larger one is refused. */
export const maxFileOrders = 25_000;

const pageSize = 500;

/**
 * The orders of the range, one a row, as a report counts them. It has nothing of the customer: a file is kept where no erasure reaches it.
 *
 * @returns null for more than {@link maxFileOrders}
 */
export async function readOrdersFile(
  { queries }: Database,
  range: DayRange,
  timeZone: string,
  maxOrders = maxFileOrders,
): Promise<string | null> {
  const hours = hoursOf(range, timeZone);
  const { first, last, found } = await countOrders(queries, hours);
  if (found > maxOrders) return null;
  const rows: SoldOrder[] = [];
  // Not in one snapshot: the embedded database has one connection, and orders are placed between the pages.
  for (let after = first - 1; after < last; ) {
    const page = await readPage(queries, hours, after);
    rows.push(...page);
    after = page.at(-1)?.id ?? last;
  }
  const hasMoments = rows.some(({ scheduledFor }) => scheduledFor !== null);
  const hasCodes = rows.some(({ code }) => code !== '');
  return rangeFile(range, columnsOf(timeZone, { hasMoments, hasCodes }), rows);
}

async function countOrders(queries: Queries, hours: Hours) {
  const [counted] = await queries
    .select({ first: min(orders.id), last: max(orders.id), found: sql<number>`count(*)::integer` })
    .from(orders)
    .where(isCounted(hours));
  return { first: counted?.first ?? 0, last: counted?.last ?? -1, found: counted?.found ?? 0 };
}

const { id, placedAt, scheduledFor, fulfilment, feeZone, payment, paidAt, transferredAt } = orders;
const { stage, awaitsConfirmation, courierName, feeCents, discountCents, discountTerms, totalCents } = orders;

async function readPage(queries: Queries, hours: Hours, after: number) {
  const rows = await queries
    .select({
      id,
      placedAt,
      scheduledFor,
      fulfilment,
      feeZone,
      payment,
      paidAt,
      transferredAt,
      stage,
      awaitsConfirmation,
      courierName,
      feeCents,
      discountCents,
      discountTerms,
      totalCents,
      lines: linesColumn,
    })
    .from(orders)
    .where(and(gt(id, after), isCounted(hours)))
    .orderBy(asc(id))
    .limit(pageSize);
  return rows.map(({ lines, feeCents, discountCents, discountTerms, totalCents, ...row }) => ({
    ...row,
    stage: stageOfRow(row),
    fee: feeCents as Cents,
    code: discountTerms?.name ?? '',
    discount: discountCents as Cents,
    total: totalCents as Cents,
    products: lines.map((line) => lineText(lineFromRow(line))).join(', '),
  }));
}

type SoldOrder = Awaited<ReturnType<typeof readPage>>[number];

type Contents = {
  /** Whether an order of the file is for later: only then it says for when. */
  readonly hasMoments: boolean;
  /** Whether one has a code: only then it says which. */
  readonly hasCodes: boolean;
};

const columnsOf = (timeZone: string, { hasMoments, hasCodes }: Contents): readonly Column<SoldOrder>[] => [
  word('Número', ({ id }) => id),
  word('Fecha', ({ placedAt }) => shopDayAt(placedAt.getTime(), timeZone)),
  word('Hora', ({ placedAt }) => formatSortableClock(placedAt.getTime(), timeZone)),
  ...(hasMoments ? momentColumns(timeZone) : []),
  word('Entrega', ({ fulfilment }) => (fulfilment === 'pickup' ? 'Recoger en la tienda' : 'A domicilio')),
  word('Zona', ({ feeZone }) => feeZone ?? ''),
  word('Forma de pago', ({ payment, fulfilment }) => paymentLabel(paymentNamed(payment), fulfilment)),
  word('Pago', paidText),
  word('Etapa', ({ stage, fulfilment }) => stageCopy(stage, fulfilment)),
  word('Repartidor', ({ courierName }) => courierName ?? ''),
  word('Productos', ({ products }) => products),
  amount('Subtotal', ({ total, fee, discount }) => (total - fee + discount) as Cents),
  amount('Envío', ({ fee }) => fee),
  ...(hasCodes ? codeColumns : []),
  amount('Total', ({ total }) => total),
  // The sum of this column is «Ventas» of the report.
  amount('Ventas', ({ total, stage }) => (orderState(stage) === 'completed' ? total : (0 as Cents))),
];

const codeColumns: readonly Column<SoldOrder>[] = [
  word('Código', ({ code }) => code),
  amount('Descuento', ({ discount }) => discount),
];

const momentColumns = (timeZone: string): readonly Column<SoldOrder>[] => [
  word('Para el día', ({ scheduledFor }) =>
    scheduledFor === null ? '' : shopDayAt(scheduledFor.getTime(), timeZone),
  ),
  word('Para la hora', ({ scheduledFor }) =>
    scheduledFor === null ? '' : formatSortableClock(scheduledFor.getTime(), timeZone),
  ),
];

/** Cash and cards are paid at the door; an order that was lost owes nothing. */
function paidText({ stage, payment, paidAt, transferredAt, total }: SoldOrder): string {
  const state = orderState(stage);
  if (paidAt !== null) return 'Pagado';
  if (state === 'cancelled') return '';
  if (payment === 'transfer' && transferredAt !== null) return 'Dice que ya transfirió';
  if (!isPaymentDue({ paidAt, total })) return 'Nada por cobrar';
  if (payment === 'transfer') return 'Sin confirmar';
  return state === 'completed' ? 'Pagado' : 'Por cobrar';
}
