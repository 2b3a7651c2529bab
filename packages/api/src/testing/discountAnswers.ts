import { type Cents, categoryId, discountCodeId, orderId, productId } from '@crepas/domain';
import { aDiscountCode } from '@crepas/domain/testing';
import * as v from 'valibot';
import {
  type DiscountCodeWire,
  type DiscountedOrderRow,
  discountCodeBody,
  discountCodeFromBody,
  type UsedDiscountCode,
  usedDiscountCodeToWire,
} from '../discounts/discountCode.ts';
import { discountedOrderToWire } from '../discounts/discountCodeCalls.ts';
import type { Answers } from './answers.ts';

const unused = { uses: 0, saved: 0 as Cents };

/** A code of each kind of gift and in each state, as of `exampleNow`, newest first. */
export const exampleCodes: readonly UsedDiscountCode[] = [
  {
    ...aDiscountCode(),
    ...unused,
    id: discountCodeId(6),
    name: 'POSADA2026',
    gift: { kind: 'percent', percent: 15 },
    firstDay: '2026-12-16',
    lastDay: '2026-12-24',
  },
  {
    ...aDiscountCode(),
    id: discountCodeId(5),
    name: 'CREPA10',
    gift: { kind: 'percent', percent: 10 },
    minimum: 20_000 as Cents,
    maxUses: 50,
    maxUsesPerPhone: 1,
    uses: 12,
    saved: 30_000 as Cents,
  },
  {
    ...aDiscountCode(),
    id: discountCodeId(4),
    name: 'ENVIOGRATIS',
    gift: { kind: 'delivery' },
    minimum: 15_000 as Cents,
    windows: [{ days: [1, 2, 3, 4], opens: 17 * 60, closes: 20 * 60 }],
    uses: 41,
    saved: 102_500 as Cents,
  },
  {
    ...aDiscountCode(),
    id: discountCodeId(3),
    name: 'CAFECITO',
    gift: { kind: 'product', productId: productId(8) },
    fulfilment: 'pickup',
    maxUses: 20,
    uses: 20,
    saved: 90_000 as Cents,
  },
  {
    ...aDiscountCode(),
    id: discountCodeId(2),
    name: 'DULCE50',
    gift: { kind: 'amount', amount: 5_000 as Cents },
    minimum: 18_000 as Cents,
    categoryIds: [categoryId(1), categoryId(3)],
    isPaused: true,
    uses: 1,
    saved: 5_000 as Cents,
  },
  {
    ...aDiscountCode(),
    ...unused,
    id: discountCodeId(1),
    name: 'MUERTOS',
    gift: { kind: 'percent', percent: 20 },
    firstDay: '2026-10-30',
    lastDay: '2026-11-03',
  },
];

const anOrder = (id: number, day: number, more: Partial<DiscountedOrderRow>): DiscountedOrderRow => ({
  orderId: orderId(id),
  placedAt: new Date(Date.UTC(2026, 10, day, 2, 15)),
  customerName: 'Lucía Fernández',
  phone: '5512345678',
  saved: 2_500 as Cents,
  total: 22_500 as Cents,
  ...more,
});

/** The orders of «CREPA10»: the last one is of a customer whom the shop has forgotten. */
export const exampleCodeOrders: readonly DiscountedOrderRow[] = [
  anOrder(1042, 21, {}),
  anOrder(1037, 20, {
    customerName: 'Beto',
    phone: '5598765432',
    saved: 3_150 as Cents,
    total: 28_350 as Cents,
  }),
  anOrder(1018, 18, { customerName: '', phone: '' }),
];

/** What a server answers about codes, which it keeps while the story lasts. */
export function discountAnswers(first: readonly UsedDiscountCode[]): Answers {
  let codes = first;
  let deleted: readonly UsedDiscountCode[] = [];
  const wireOf = (id: number): DiscountCodeWire | Response => {
    const code = codes.find((one) => one.id === id);
    return code ? usedDiscountCodeToWire(code) : Response.json({ error: 'No existe.' }, { status: 404 });
  };
  const without = (list: readonly UsedDiscountCode[], id: number) => list.filter((one) => one.id !== id);
  return {
    'GET /codigos': () => codes.map(usedDiscountCodeToWire),
    'POST /codigos': ({ body }) => {
      const id = discountCodeId(Math.max(0, ...codes.map((code) => code.id)) + 1);
      codes = [{ id, ...discountCodeFromBody(v.parse(discountCodeBody, body)), ...unused }, ...codes];
      return wireOf(id);
    },
    'PUT /codigos/:id': ({ params, body }) => {
      const change = discountCodeFromBody(v.parse(discountCodeBody, body));
      codes = codes.map((code) => (code.id === Number(params.id) ? { ...code, ...change } : code));
      return wireOf(Number(params.id));
    },
    'DELETE /codigos/:id': ({ params }) => {
      deleted = [...deleted, ...codes.filter(({ id }) => id === Number(params.id))];
      codes = without(codes, Number(params.id));
      return {};
    },
    'POST /codigos/:id/restaurar': ({ params }) => {
      const found = deleted.filter(({ id }) => id === Number(params.id));
      codes = [...found, ...codes];
      deleted = without(deleted, Number(params.id));
      return wireOf(Number(params.id));
    },
    'GET /codigos/:id/pedidos': ({ params }) =>
      Number(params.id) === 5 ? exampleCodeOrders.map(discountedOrderToWire) : [],
  };
}
