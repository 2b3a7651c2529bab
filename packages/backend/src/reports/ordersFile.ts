import { stageCopy } from '@crepas/api';
import {
  type Cents,
  type DayRange,
  formatSortableClock,
  lineText,
  orderState,
  paymentLabel,
  paymentNamed,
  shopDayAt,
} from '@crepas/domain';
import { and, asc, gt, max, min, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { orders } from '../db/schema.ts';
import { stageOfRow } from '../db/stages.ts';
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
  return rangeFile(range, columnsOf(timeZone), rows);
}

async function countOrders(queries: Queries, hours: Hours) {
  const [counted] = await queries
    .select({ first: min(orders.id), last: max(orders.id), found: sql<number>`count(*)::integer` })
    .from(orders)
    .where(isCounted(hours));
  return { first: counted?.first ?? 0, last: counted?.last ?? -1, found: counted?.found ?? 0 };
}

const { id, placedAt, fulfilment, feeZone, payment, paidAt, transferredAt } = orders;
const { stage, awaitsConfirmation, courierName, feeCents, totalCents } = orders;

async function readPage(queries: Queries, hours: Hours, after: number) {
  const rows = await queries
    .select({
      id,
      placedAt,
      fulfilment,
      feeZone,
      payment,
      paidAt,
      transferredAt,
      stage,
      awaitsConfirmation,
      courierName,
      feeCents,
      totalCents,
      lines: linesColumn,
    })
    .from(orders)
    .where(and(gt(id, after), isCounted(hours)))
    .orderBy(asc(id))
    .limit(pageSize);
  return rows.map(({ lines, feeCents, totalCents, ...row }) => ({
    ...row,
    stage: stageOfRow(row),
    fee: feeCents as Cents,
    total: totalCents as Cents,
    products: lines.map((line) => lineText(lineFromRow(line))).join(', '),
  }));
}

type SoldOrder = Awaited<ReturnType<typeof readPage>>[number];

const columnsOf = (timeZone: string): readonly Column<SoldOrder>[] => [
  word('Número', ({ id }) => id),
  word('Fecha', ({ placedAt }) => shopDayAt(placedAt.getTime(), timeZone)),
  word('Hora', ({ placedAt }) => formatSortableClock(placedAt.getTime(), timeZone)),
  word('Entrega', ({ fulfilment }) => (fulfilment === 'pickup' ? 'Recoger en la tienda' : 'A domicilio')),
  word('Zona', ({ feeZone }) => feeZone ?? ''),
  word('Forma de pago', ({ payment, fulfilment }) => paymentLabel(paymentNamed(payment), fulfilment)),
  word('Pago', paidText),
  word('Etapa', ({ stage, fulfilment }) => stageCopy(stage, fulfilment)),
  word('Repartidor', ({ courierName }) => courierName ?? ''),
  word('Productos', ({ products }) => products),
  amount('Subtotal', ({ total, fee }) => (total - fee) as Cents),
  amount('Envío', ({ fee }) => fee),
  amount('Total', ({ total }) => total),
  // Its sum is what the report calls so.
  amount('Ventas', ({ total, stage }) => (orderState(stage) === 'completed' ? total : (0 as Cents))),
];

/** Cash and cards are paid at the door; an order that was lost owes nothing. */
function paidText({ stage, payment, paidAt, transferredAt }: SoldOrder): string {
  const state = orderState(stage);
  if (paidAt !== null) return 'Pagado';
  if (state === 'cancelled') return '';
  if (payment !== 'transfer') return state === 'completed' ? 'Pagado' : 'Por cobrar';
  return transferredAt === null ? 'Sin confirmar' : 'Dice que ya transfirió';
}
