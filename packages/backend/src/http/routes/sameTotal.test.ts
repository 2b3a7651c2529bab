import { getDayReport, getOrderDetails, orderToWire } from '@crepas/api';
import type { Zone } from '@crepas/domain';
import {
  addCents,
  blankProduct,
  buildOrderPayload,
  type Cart,
  type Cents,
  cartTotal,
  type Destination,
  type Extra,
  extraId,
  type Fulfilment,
  freeQuote,
  lineKey,
  moneyText,
  orderId,
  type PaymentMethod,
  type PhoneNumber,
  type Product,
  pesosFromCents,
  productId,
  quoteDelivery,
  ticketText,
  whatsAppText,
  withFee,
} from '@crepas/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { extras, products } from '../../db/tables/menu.ts';
import { orders } from '../../db/tables/orders.ts';
import { shop as shopTable } from '../../db/tables/shop.ts';
import { phone } from '../../testing/anOrder.ts';
import { askAs, sendAs } from '../../testing/askAs.ts';
import { sendOrder } from '../../testing/placeOrder.ts';
import { testShop } from '../../testing/testShop.ts';
import { staffToken } from '../../testing/tokens.ts';

const shop = testShop();
beforeAll(async () => {
  const transfer = { bank: 'Banco Uno', clabe: '032180000118359719', holder: 'Ana López' };
  const pickup = { isActive: true, minutes: 15 };
  await shop.database.queries
    .insert(shopTable)
    .values({ payments: ['cash', 'card', 'transfer'], transfer, pickup });
  await shop.menu.refresh();
});

const anyPrice = fc.integer({ min: 1, max: 99_999 }) as fc.Arbitrary<Cents>;
/** The prices of the five products and the two extras of the small menu. */
const anyMenu = fc.record({
  products: fc.array(anyPrice, { minLength: 5, maxLength: 5 }),
  extras: fc.array(anyPrice, { minLength: 2, maxLength: 2 }),
});
const anyLine = fc.record({
  product: fc.integer({ min: 1, max: 5 }),
  quantity: fc.integer({ min: 1, max: 50 }),
  /** The combo takes nuts alone. */
  hasNuts: fc.boolean(),
  hasCajeta: fc.boolean(),
});
const anyTerms = fc.record(
  {
    fee: fc.nat(9_999) as fc.Arbitrary<Cents>,
    minimum: fc.constant(0 as Cents),
    freeFrom: fc.option(fc.nat(500_000) as fc.Arbitrary<Cents>, { freq: 2 }),
  },
  { noNullPrototype: true },
);
const square = (size: number): Zone =>
  [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ].map(([lat = 0, lng = 0]) => ({ lat, lng }));
const anyOrdering = fc.record({
  menu: anyMenu,
  lines: fc.uniqueArray(anyLine, { minLength: 1, maxLength: 4, selector: ({ product }) => product }),
  payment: fc.constantFrom<PaymentMethod>('cash', 'card', 'transfer'),
  fulfilment: fc.constantFrom<Fulfilment>('delivery', 'pickup'),
  fees: fc.record({
    feeZones: fc.array(
      fc
        .tuple(anyTerms, fc.integer({ min: 1, max: 3 }))
        .map(([terms, size]) => ({ ...terms, name: 'Zona', zone: square(size) })),
      { maxLength: 3 },
    ),
    feeWithoutPin: fc.option(anyTerms),
  }),
  position: fc.option(
    fc.record({ lat: fc.integer({ min: 0, max: 4 }), lng: fc.integer({ min: 0, max: 4 }) }),
  ),
});
type Ordering = typeof anyOrdering extends fc.Arbitrary<infer Value> ? Value : never;

const trio = 5;

function cartOf({ menu, lines }: Ordering): Cart {
  const productOf = (id: number): Product => ({
    ...blankProduct,
    id: productId(id),
    name: `Crepa ${id}`,
    price: menu.products[id - 1] ?? (0 as Cents),
    isCombo: id === trio,
    isComboEligible: id !== trio,
  });
  const extraOf = (id: number): Extra => ({
    id: extraId(id),
    name: `Extra ${id}`,
    description: '',
    price: menu.extras[id - 1] ?? (0 as Cents),
    available: true,
  });
  return lines.map(({ product, quantity, hasNuts, hasCajeta }) => {
    const choice = {
      product: productOf(product),
      quantity,
      extras: [...(hasNuts ? [extraOf(1)] : []), ...(hasCajeta && product !== trio ? [extraOf(2)] : [])],
      crepas: product === trio ? [1, 2, 3].map(productOf) : [],
      groups: [],
    };
    return { ...choice, key: lineKey(choice) };
  });
}

async function setPrices({ menu, fees }: Ordering): Promise<void> {
  const { queries } = shop.database;
  await queries.update(shopTable).set(fees);
  for (const [place, price] of menu.products.entries())
    await queries
      .update(products)
      .set({ priceCents: price })
      .where(eq(products.id, place + 1));
  for (const [place, price] of menu.extras.entries())
    await queries
      .update(extras)
      .set({ priceCents: price })
      .where(eq(extras.id, place + 1));
}

const address = {
  saved: { address: 'Colima 120', position: null },
  details: { houseNumber: '5', reference: '', phoneNumber: phone as PhoneNumber, phoneVerified: true },
};
const day = '2026-11-21';

/** Every place that shows the money of an order shows the sum of the cart, for any prices, cart, fees, pin, way to pay and way to the customer. */
it('the total is the same in cart, request, server, database, message, ticket, report and file', async () => {
  const asStaff = askAs(shop, staffToken());
  await fc.assert(
    fc.asyncProperty(anyOrdering, async (ordering) => {
      await shop.database.queries.delete(orders);
      await setPrices(ordering);
      const cart = cartOf(ordering);
      const { payment, fulfilment, fees } = ordering;
      const isPickup = fulfilment === 'pickup';
      const position = isPickup ? null : ordering.position;
      const { fee } = isPickup ? freeQuote : quoteDelivery(fees, position, cartTotal(cart));
      const total = addCents(cartTotal(cart), fee);
      const destination: Destination = { fulfilment, ...address };
      const draft = {
        ...withFee(buildOrderPayload(cart, destination), fee),
        payment,
        options: { ...(position && { position }), ...(isPickup && { recipient: 'Ana' }) },
      };
      const payload = orderToWire(draft);
      expect(payload.total).toBe(pesosFromCents(total));

      const answer = await sendOrder(shop, payload);
      expect({ status: answer.statusCode, total: answer.json().total }).toEqual({
        status: 201,
        total: pesosFromCents(total),
      });
      const id = orderId(answer.json().id_pedido);
      const [row] = await shop.database.queries.select().from(orders);
      expect(row).toMatchObject({ totalCents: total, feeCents: fee, payment, fulfilment });

      const wire = (await asStaff(getOrderDetails, id)).json();
      const order = getOrderDetails.decode(v.parse(getOrderDetails.answer, wire));
      expect(order).toMatchObject({ total, delivery: { payment, fulfilment } });
      const place = { fulfilment, ...address.saved, phone: phone as PhoneNumber };
      expect(whatsAppText({ id, cart, place, payment, timeZone: 'UTC', ...(fee > 0 && { fee }) })).toContain(
        `*Total: ${moneyText(total)}*`,
      );
      const shopWords = { shopName: 'Crepas', timeZone: 'America/Mexico_City' };
      const door = { kind: 'door', isReprint: false, change: 0, since: 0, paper: 80, hasPins: true } as const;
      expect(ticketText({ order, ...door, ...shopWords })).toContain(`^^${moneyText(total)}`);

      const placedAt = new Date(`${day}T12:00:00-06:00`);
      await shop.database.queries.update(orders).set({ stage: 'delivered', placedAt });
      const report = getDayReport.decode((await asStaff(getDayReport, day)).json());
      expect(report.sales).toBe(total);
      expect(report.products.reduce((sum, { sales }) => sum + sales, report.fees ?? 0)).toBe(total);
      expect(report.byPayment ?? [{ payment: 'cash', orders: 1, sales: total }]).toEqual([
        { payment, orders: 1, sales: total },
      ]);
      const file = await sendAs(shop, staffToken())('GET', `/reports/day?fecha=${day}&formato=csv`);
      const [sold = ''] = file.body.split('\r\n\r\n');
      const rows = sold.trim().split('\r\n').slice(1);
      const sums = rows.map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
      expect(rows.at(-1)).toMatch(new RegExp(`^${day},Total,`));
      expect(sums.pop()).toBe(total);
      expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(total);
    }),
    { numRuns: 15 },
  );
}, 60_000);
