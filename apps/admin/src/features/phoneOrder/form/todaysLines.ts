import { isApiError, orderChangesFromBody } from '@crepas/api';
import {
  addReordered,
  type Cart,
  type Cents,
  emptyCart,
  moneyText,
  type OrderId,
  orderId,
  type PastLine,
  reorder,
} from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { refetchShop } from '../../../shared/shop/shop.ts';
import { readFreshMenu } from './orderMenu.ts';

export type TodaysLines = {
  readonly lines: Cart;
  /** What cannot be ordered now; empty when it is everything. */
  readonly menuNotice: string;
};

/**
 * Lines as they can be ordered now, at today's prices. Throws when the menu cannot be read.
 * @param before what they are added to; called when the menu was read
 */
export async function todaysLines(
  cache: QueryClient,
  lines: readonly PastLine[],
  before = () => emptyCart,
): Promise<TodaysLines> {
  const menu = await readFreshMenu(
    cache,
    lines.map(({ product }) => product.id),
  );
  const noOrder: OrderId = orderId(0);
  const { choices, incomplete, missing } = reorder({ id: noOrder, lines }, menu);
  const added = addReordered(before(), choices);
  const names = [
    ...missing.map(({ name }) => name || 'un extra'),
    ...incomplete.map(({ product }) => `${product.name} (elige otra crepa)`),
    ...added.missing.map(({ name }) => `más de ${name}`),
  ];
  return { lines: added.cart, menuNotice: names.length > 0 ? `Hoy no hay: ${names.join(', ')}.` : '' };
}

/**
 * What a change of the menu did to lines that were chosen before it.
 * @param total of the whole order that was refused, which may have other lines
 */
export async function mendedLines(
  cache: QueryClient,
  lines: Cart,
  refusal: unknown,
  total: Cents,
): Promise<TodaysLines> {
  const changed = isApiError(refusal) ? orderChangesFromBody(refusal.body) : null;
  const { changes, total: now } = changed ?? { changes: [], total };
  const fee = changes.find((change) => change.reason === 'fee');
  const feeNotice = fee ? ` El envío cambió de ${moneyText(fee.before)} a ${moneyText(fee.now)}.` : '';
  if (fee) await refetchShop(cache);
  if (fee && changes.length === 1)
    return { lines, menuNotice: `${feeNotice.trim()} Revisa y vuelve a guardar.` };
  const mended = await todaysLines(cache, lines);
  const sum = total === now ? '' : ` El total era ${moneyText(total)} y ahora es ${moneyText(now)}.`;
  return {
    ...mended,
    menuNotice: `El menú cambió. ${mended.menuNotice}${sum}${feeNotice} Revisa y vuelve a guardar.`,
  };
}
