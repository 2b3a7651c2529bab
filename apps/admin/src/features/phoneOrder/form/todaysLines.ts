import { isApiError, orderChangesFromBody } from '@crepas/api';
import {
  addReordered,
  type Cart,
  type Cents,
  type Choice,
  emptyCart,
  type Instant,
  isComboComplete,
  moneyText,
  type OrderId,
  orderId,
  type PastLine,
  reorder,
} from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { lastMomentForOrders, momentAtShop, refetchShop } from '../../../shared/shop/shop.ts';
import { readFreshMenu } from './orderMenu.ts';

/** For when the lines are wanted: they are judged at that moment; null: now. */
type Wanted = {
  readonly scheduledFor: Instant | null;
  /** An hour may still be chosen: what can be had at another one is kept. */
  readonly isOpen?: boolean;
};

export type TodaysLines = {
  readonly lines: Cart;
  /** What cannot be ordered; empty when everything can. */
  readonly menuNotice: string;
};

/**
 * Lines as they can be ordered, at today's prices. Throws when the menu cannot be read.
 * @param before what they are added to; called when the menu was read
 */
export async function todaysLines(
  cache: QueryClient,
  lines: readonly PastLine[],
  { scheduledFor, isOpen = false }: Wanted,
  before = () => emptyCart,
): Promise<TodaysLines> {
  const menu = await readFreshMenu(
    cache,
    lines.map(({ product }) => product.id),
  );
  const noOrder: OrderId = orderId(0);
  const present = momentAtShop(cache);
  const lastMoment = isOpen ? lastMomentForOrders(cache) : 0;
  const moment = { ...present, at: scheduledFor ?? present.at, lastMoment };
  const { choices, incomplete, missing } = reorder({ id: noOrder, lines }, menu, moment);
  const added = addReordered(before(), choices);
  const names = [
    ...missing.filter(({ reason }) => reason !== 'later').map(({ name }) => name || 'un extra'),
    ...incomplete.map(incompleteCopy),
    ...added.missing.map(({ name }) => `más de ${name}`),
  ];
  const when = scheduledFor === null ? 'Hoy' : 'A esa hora';
  return { lines: added.cart, menuNotice: names.length > 0 ? `${when} no hay: ${names.join(', ')}.` : '' };
}

const incompleteCopy = ({ product, crepas }: Choice): string =>
  `${product.name} (elige otra ${product.isCombo && !isComboComplete(product, crepas) ? 'crepa' : 'opción'})`;

/**
 * What a change of the menu did to lines that were chosen before it.
 * @param total of the whole order that was refused, which may have other lines
 * @param scheduledFor null: as soon as possible
 */
export async function mendedLines(
  cache: QueryClient,
  lines: Cart,
  refusal: unknown,
  total: Cents,
  scheduledFor: Instant | null,
): Promise<TodaysLines> {
  const changed = isApiError(refusal) ? orderChangesFromBody(refusal.body) : null;
  const { changes, total: now } = changed ?? { changes: [], total };
  const fee = changes.find((change) => change.reason === 'fee');
  const feeNotice = fee ? ` El envío cambió de ${moneyText(fee.before)} a ${moneyText(fee.now)}.` : '';
  const code = changes.find((change) => change.reason === 'code');
  const codeNotice = code ? ` ${codeChangeCopy(code)}` : '';
  if (fee) await refetchShop(cache);
  if (changes.length > 0 && changes.every(({ reason }) => reason === 'fee' || reason === 'code'))
    return { lines, menuNotice: `${feeNotice}${codeNotice} Revisa y vuelve a guardar.`.trim() };
  const mended = await todaysLines(cache, lines, { scheduledFor });
  const sum = total === now ? '' : ` El total era ${moneyText(total)} y ahora es ${moneyText(now)}.`;
  return {
    ...mended,
    menuNotice: `El menú cambió. ${mended.menuNotice}${sum}${feeNotice}${codeNotice} Revisa y vuelve a guardar.`,
  };
}

const codeChangeCopy = ({ before, now }: { readonly before: Cents; readonly now: Cents }): string =>
  now === 0
    ? 'El código ya no vale para este pedido.'
    : `El código descuenta ahora ${moneyText(now)}, antes ${moneyText(before)}.`;
