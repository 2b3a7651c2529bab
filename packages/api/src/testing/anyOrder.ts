import {
  type ActiveOrder,
  categoryId,
  type Delivery,
  extraId,
  type Fulfilment,
  groupId,
  type NamedItem,
  type OrderDetailLine,
  type OrderDetails,
  type OrderEnder,
  type OrderedGroup,
  type OrderStage,
  type OrderState,
  optionId,
  orderId,
  orderStages,
  type Payment,
  type PlacedOrder,
  type Position,
  productId,
  type ScheduleRemarks,
  type StaffOrder,
} from '@crepas/domain';
import fc from 'fast-check';
import { causeFromWire, causeNames } from '../orders/stage.ts';
import { anyCents, anyDiscountTerms } from './anyValue.ts';

/** Any order of the domain that can go over the wire, for property tests. */

const whole = fc.integer({ min: 1, max: 1_000_000 });
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
/** The wire reads an empty text as null. */
const textOrNull = orNull(fc.string({ minLength: 1 }));

/** The wire counts in whole seconds. */
export const anyDate = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));

const anyStage: fc.Arbitrary<OrderStage> = fc.constantFrom(...orderStages);
const anyState: fc.Arbitrary<OrderState> = fc.constantFrom('active', 'completed', 'cancelled');

const anyDevices = fc.integer({ min: 0, max: 10_000 });
const anyReach = fc.record({ devices: anyDevices, reached: anyDevices });

const remarks = { minutes: orNull(whole), reason: orNull(fc.string()) };
const answerRemarks = {
  ...remarks,
  endedBy: orNull(fc.constantFrom<OrderEnder>('customer', 'noAnswer')),
  alerts: fc.record(
    {
      staff: orNull(anyDate),
      owner: orNull(anyDate),
      reach: fc.oneof(
        fc.record({ staff: anyReach }),
        fc.record({ owner: anyReach }),
        fc.record({ staff: anyReach, owner: anyReach }),
      ),
    },
    { requiredKeys: ['staff', 'owner'] },
  ),
};
const anyInstant = anyDate.map((date) => date.getTime());
/** The fields of an order for later; the wire has none for an order that is for as soon as possible. */
const anySchedule: fc.Arbitrary<ScheduleRemarks> = fc.record(
  {
    scheduledFor: anyInstant,
    preparationAt: anyInstant,
    alertsFrom: anyInstant,
    isHeld: fc.constant(true),
  },
  { requiredKeys: [] },
);
const scheduled = <Order>(fields: { [Key in keyof Order]: fc.Arbitrary<Order[Key]> }) =>
  fc.tuple(fc.record(fields), anySchedule).map(([order, schedule]) => ({ ...order, ...schedule }));
/** Fee and code; the wire has no field for nothing. */
const anyPaid = anyCents.filter((cents) => cents > 0);
const anySums: fc.Arbitrary<Pick<OrderDetails, 'fee' | 'discount'>> = fc.record(
  {
    fee: anyPaid,
    discount: fc.record(
      {
        name: fc.string({ minLength: 1 }),
        amount: anyPaid,
        freeProductId: whole.map((id) => productId(id + 1)),
      },
      { requiredKeys: ['name', 'amount'] },
    ),
  },
  { requiredKeys: [] },
);
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0);
export const anyPosition: fc.Arbitrary<Position> = fc.record({ lat: degrees(90), lng: degrees(180) });
const delivery = {
  position: orNull(anyPosition),
  cashGiven: orNull(anyCents),
  note: textOrNull,
  customerName: fc.string(),
  phone: fc.string(),
  deliveryAddress: fc.string(),
  fulfilment: fc.constantFrom<Fulfilment>('delivery', 'pickup'),
  payment: fc.constantFrom<Payment>('cash', 'card', 'transfer', { unknown: 'vales de despensa' }),
};
const anyPaidState = fc.record({ paidAt: anyDate, transferredAt: anyDate }, { requiredKeys: [] });
const anyDelivery: fc.Arbitrary<Delivery> = fc
  .tuple(fc.record({ ...delivery, customerName: textOrNull }), anyPaidState)
  .map(([order, paid]) => ({ ...order, ...paid }));

export const anyPlacedOrder: fc.Arbitrary<PlacedOrder> = fc.record({
  id: whole.map(orderId),
  total: anyCents,
  state: anyState,
  placedAt: orNull(anyDate),
});

export const anyActiveOrder: fc.Arbitrary<ActiveOrder> = scheduled({
  id: whole.map(orderId),
  total: anyCents,
  state: anyState,
  stage: orNull(anyStage),
  placedAt: orNull(anyDate),
  fulfilment: delivery.fulfilment,
  ...remarks,
  isUnconfirmed: fc.boolean(),
  items: fc.array(fc.record({ productId: whole.map(productId), imageUrl: fc.string() })),
});

/** A name that a shop may give, with commas and blanks. */
export const anyName = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom('Nuez, tostada', 'Agua 1,5 L', ', ', ',', ' '),
);
const withoutSeparator = anyName.filter((name) => !name.includes(', '));

/**
 * Crepas or extras that the wire's text keeps apart: a separator stands in the last name at most, and in none of a server
 * that tells no ids.
 */
const anyItems = <Id>(brand: (id: number) => Id): fc.Arbitrary<readonly NamedItem<Id>[]> =>
  fc.oneof(
    fc.array(fc.record({ id: fc.constant(null), name: withoutSeparator })),
    fc
      .tuple(fc.array(fc.tuple(whole, withoutSeparator)), whole, anyName)
      .map(([items, id, name]) => [...items, [id, name] as const])
      .map((items) => items.map(([id, name]) => ({ id: brand(id), name }))),
  );

/** Each group has another name: the wire has one list of options. */
const anyGroups: fc.Arbitrary<readonly OrderedGroup[]> = fc.uniqueArray(
  fc.record(
    {
      id: whole.map(groupId),
      name: anyName,
      options: fc.array(
        fc.record({ id: orNull(whole.map(optionId)), name: anyName, quantity: whole, price: anyCents }),
        { minLength: 1 },
      ),
      included: fc.integer({ min: 1, max: 20 }),
    },
    { requiredKeys: ['name', 'options'] },
  ),
  { selector: ({ id, name }) => id ?? name },
);

const anyLine: fc.Arbitrary<OrderDetailLine> = fc.record({
  id: whole,
  imageUrl: fc.string(),
  productName: fc.string(),
  productId: whole.map(productId),
  unitPrice: anyCents,
  quantity: whole,
  crepas: anyItems(productId),
  extras: anyItems(extraId),
  groups: anyGroups,
  extrasTotal: anyCents,
});

export const anyStaffOrder: fc.Arbitrary<StaffOrder> = fc
  .record({
    id: whole.map(orderId),
    ...delivery,
    total: anyCents,
    stage: orNull(anyStage),
    placedAt: orNull(anyDate),
    ...answerRemarks,
    endCause: orNull(fc.constantFrom(...causeNames.map((name) => causeFromWire(name) ?? null))),
    isSecondUnreceived: fc.boolean(),
    paid: anyPaidState,
    sums: anySums,
    schedule: anySchedule,
    lines: orNull(fc.array(anyLine)),
  })
  .map(({ isSecondUnreceived, endCause, paid, sums, schedule, lines, ...order }) => ({
    ...order,
    ...sums,
    ...paid,
    ...schedule,
    // The wire has no field for nothing and for false.
    ...(endCause && { endCause }),
    ...(lines && { lines }),
    ...(isSecondUnreceived && { isSecondUnreceived }),
  }));

const anyWithoutTerms: fc.Arbitrary<OrderDetails> = fc
  .tuple(
    anySums,
    scheduled<OrderDetails>({
      id: whole.map(orderId),
      total: anyCents,
      placedAt: orNull(anyDate),
      stage: orNull(anyStage),
      ...answerRemarks,
      delivery: orNull(anyDelivery),
      lines: fc.array(anyLine),
    }),
  )
  .map(([sums, order]) => ({ ...order, ...sums }));

/** As staff read the order of a code: with what was agreed. */
const anyAgreed: fc.Arbitrary<OrderDetails> = fc
  .tuple(anyWithoutTerms, anyDiscountTerms, whole.map(categoryId))
  .map(([order, discountTerms, categoryId]) => ({
    ...order,
    discountTerms,
    lines: order.lines.map((line) => ({ ...line, categoryId })),
  }));
export const anyOrderDetails = fc.oneof(anyWithoutTerms, anyAgreed);
