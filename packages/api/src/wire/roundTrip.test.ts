import {
  type Cents,
  categoryId,
  lostOutcomes,
  maxPrice,
  orderId,
  type Payment,
  reportGroups,
  reportSteps,
} from '@crepas/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { it } from 'vitest';
import {
  categoryFromWire,
  categoryToWire,
  categoryWire,
  countedCategoryFromWire,
  countedCategoryToWire,
  countedCategoryWire,
} from '../menu/category.ts';
import {
  extraBody,
  extraChangeFromWire,
  extraChangeToWire,
  extraFromWire,
  extraToWire,
  extraWire,
} from '../menu/extra.ts';
import {
  productBody,
  productChangeFromWire,
  productChangeToWire,
  productFromWire,
  productToWire,
  productWire,
} from '../menu/product.ts';
import {
  activeOrderFromWire,
  activeOrderToWire,
  activeOrderWire,
  placedOrderFromWire,
  placedOrderToWire,
  placedOrderWire,
  staffOrderFromWire,
  staffOrderToWire,
  staffOrderWire,
} from '../orders/order.ts';
import { orderDetailsFromWire, orderDetailsToWire, orderDetailsWire } from '../orders/orderDetails.ts';
import { pushMessageFromWire, pushMessageToWire, pushMessageWire } from '../push/pushMessage.ts';
import { dayReportFromWire, dayReportToWire, dayReportWire } from '../reports/dayReport.ts';
import { reportFromWire, reportToWire, reportWire } from '../reports/report.ts';
import { anyActiveOrder, anyOrderDetails, anyPlacedOrder, anyStaffOrder } from '../testing/anyOrder.ts';
import { anyCents, anyExtra, anyProduct, anyWindows, readsBack } from '../testing/anyValue.ts';

/** Every answer of the server is read back as the value that it was written from. */

const count = fc.integer({ min: 0, max: 1_000_000 });

it('an order that was placed', () =>
  readsBack(anyPlacedOrder, placedOrderToWire, placedOrderWire, placedOrderFromWire));

it('an active order of a customer', () =>
  readsBack(anyActiveOrder, activeOrderToWire, activeOrderWire, activeOrderFromWire));

it('an order as staff read it', () =>
  readsBack(anyStaffOrder, staffOrderToWire, staffOrderWire, staffOrderFromWire));

it('the details of an order', () =>
  readsBack(anyOrderDetails, orderDetailsToWire, orderDetailsWire, orderDetailsFromWire));

/** The wire has no field for nothing. */
const anyPaid = anyCents.filter((cents) => cents > 0);

it('the report of a day', () =>
  readsBack(
    fc.record(
      {
        day: fc.string(),
        delivered: count,
        active: count,
        cancelled: count,
        sales: anyCents,
        fees: anyPaid,
        discounts: anyPaid,
        cash: fc.record({ orders: count, given: anyCents, change: anyCents }),
        dueTransfers: fc.array(fc.record({ id: count.map(orderId), total: anyCents })),
        byPayment: fc.array(
          fc.record({
            payment: fc.constantFrom<Payment>('cash', 'card', 'transfer', { unknown: 'vales' }),
            orders: count,
            sales: anyCents,
          }),
        ),
        products: fc.array(fc.record({ name: fc.string(), quantity: count, sales: anyCents })),
      },
      { requiredKeys: ['day', 'delivered', 'active', 'cancelled', 'sales', 'products'] },
    ),
    dayReportToWire,
    dayReportWire,
    dayReportFromWire,
  ));

const anySums = { received: count, delivered: count, sales: anyCents };
const anyPromises = { promised: count, kept: count };
const anySold = { name: fc.string(), quantity: count, sales: anyCents };

it('a report', () =>
  readsBack(
    fc.record({
      range: fc.record({ from: fc.string(), to: fc.string() }),
      totals: fc.record({
        ...anySums,
        ...anyPromises,
        active: count,
        lost: count,
        lostAmount: anyCents,
        newPhones: count,
        returningPhones: count,
        examples: count,
      }),
      days: fc.array(
        fc.record(
          { day: fc.string(), ...anySums, ...anyPromises, fees: anyPaid, discounts: anyPaid },
          { requiredKeys: ['day', 'received', 'delivered', 'sales', 'promised', 'kept'] },
        ),
      ),
      hours: fc.array(fc.record({ weekday: fc.constantFrom(1, 7), hour: count, ...anySums })),
      products: fc.array(fc.record({ ...anySold, isCombo: fc.boolean() })),
      extras: fc.array(fc.record(anySold)),
      options: fc.array(fc.record({ group: fc.string(), ...anySold })),
      codes: fc.array(fc.record({ name: fc.string(), orders: count, sales: anyCents, saved: anyCents })),
      groups: fc.array(fc.record({ group: fc.constantFrom(...reportGroups), name: fc.string(), ...anySums })),
      times: fc.array(
        fc.record({
          step: fc.constantFrom(...reportSteps),
          orders: count,
          medianMinutes: count,
          slowMinutes: count,
        }),
      ),
      lost: fc.array(
        fc.record({
          outcome: fc.constantFrom(...lostOutcomes),
          cause: fc.constantFrom(null, 'soldOut'),
          orders: count,
          amount: anyCents,
        }),
      ),
      lostByAccount: fc.array(
        fc.record({
          account: fc.string(),
          outcome: fc.constantFrom('rejected', 'cancelled'),
          orders: count,
          amount: anyCents,
        }),
      ),
    }),
    reportToWire,
    reportWire,
    reportFromWire,
  ));

const anyNamed = { id: count.map((n) => categoryId(n + 1)), name: fc.string(), windows: anyWindows };

it('a category with the number of its products', () =>
  readsBack(
    fc.record({ ...anyNamed, productCount: count }),
    countedCategoryToWire,
    countedCategoryWire,
    countedCategoryFromWire,
  ));

it('a category', () => readsBack(fc.record(anyNamed), categoryToWire, categoryWire, categoryFromWire));

it('a product', () => readsBack(anyProduct, productToWire, productWire, productFromWire));

it('an extra', () => readsBack(anyExtra, extraToWire, extraWire, extraFromWire));

it('a push message', () =>
  readsBack(
    fc.record({
      title: fc.string(),
      body: fc.string(),
      url: fc.string(),
      order: fc.option(count.map((n) => orderId(n + 1))),
    }),
    pushMessageToWire,
    pushMessageWire,
    pushMessageFromWire,
  ));

const trimmed = (maxLength: number) =>
  fc.string({ minLength: 1, maxLength }).filter((text) => text.trim() === text);
/**
 * The price 0 is generated often enough to detect a codec that drops it. The server refuses a price above the
 * highest.
 */
const anyPrice = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: maxPrice })) as fc.Arbitrary<Cents>;

/** Any subset of the fields of a value. */
const partOf = <Value extends object>(any: fc.Arbitrary<Value>): fc.Arbitrary<Partial<Value>> =>
  fc.tuple(any, fc.infiniteStream(fc.boolean())).map(([value, keeps]) => {
    const kept = Object.entries(value).filter(() => keeps.next().value);
    return Object.fromEntries(kept) as Partial<Value>;
  });

it('a change of a product, with only the fields that it has', () =>
  readsBack(
    partOf(
      fc
        .record({
          product: anyProduct,
          price: anyPrice,
          name: trimmed(120),
          description: trimmed(1000),
          alsoFoundAs: trimmed(120),
          allergens: trimmed(200),
        })
        .map(({ product: { id: _, ...product }, ...narrower }) => ({ ...product, ...narrower })),
    ),
    productChangeToWire,
    v.partial(productBody),
    productChangeFromWire,
  ));

it('a change of an extra, with only the fields that it has', () =>
  readsBack(
    partOf(
      fc
        .record({ extra: anyExtra, price: anyPrice, name: trimmed(80), description: trimmed(300) })
        .map(({ extra: { id: _, ...extra }, ...narrower }) => ({ ...extra, ...narrower })),
    ),
    extraChangeToWire,
    v.partial(extraBody),
    extraChangeFromWire,
  ));
