import { fulfilmentFromWire, type OrderBody, requestedOrderFromWire } from '@crepas/api';
import {
  availableLines,
  cartTotal,
  discountOfOrder,
  type PhoneNumber,
  quoteDelivery,
  whyNotNow,
  zeroCents,
} from '@crepas/domain';
import type { Queries } from '../db/Database.ts';
import type { TriedCode } from '../discounts/codeTexts.ts';
import { isSecret, readCode } from '../discounts/orderCodes.ts';
import { readShopSnapshot, settingsOf, timeZoneOf } from '../shop/shop.ts';
import { readPricingMenu } from './readPricingMenu.ts';

/**
 * What a code would take off an order that is still a cart: the shop may be closed, and lines that cannot be ordered now are as if they were
 * not there.
 *
 * @param phone whose uses count; null: nobody's
 */
export async function tryCode(
  queries: Queries,
  payload: OrderBody & { readonly codigo: string },
  phone: PhoneNumber | null,
): Promise<TriedCode> {
  const [seen, menu, { shop }] = await Promise.all([
    readCode(queries, payload.codigo, phone),
    readPricingMenu(queries, payload),
    readShopSnapshot(queries),
  ]);
  const now = { at: menu.now, timeZone: timeZoneOf(shop) };
  if (seen === null || isSecret(seen, now)) return { kind: 'invalid' };
  const { code } = seen;
  if (whyNotNow(code, now) !== null) return { kind: 'notForThis', lacks: 'hours', code };

  const wanted = payload.para === undefined ? now : { ...now, at: Date.parse(payload.para) };
  const requested = requestedOrderFromWire(payload, menu.crepaNamed).lines;
  const lines = availableLines({ ...menu, moment: wanted }, requested);
  const fulfilment = fulfilmentFromWire(payload);
  const quote = quoteDelivery(settingsOf(shop), payload.posicion ?? null, cartTotal(lines));
  const fee = fulfilment === 'pickup' ? zeroCents : quote.fee;
  const discount = discountOfOrder(menu, code, { lines, fulfilment, fee });
  switch (discount.kind) {
    case 'given':
      return { ...discount, name: code.name };
    case 'belowMinimum':
      return discount;
    case 'notForThis':
      return { ...discount, code };
  }
}
