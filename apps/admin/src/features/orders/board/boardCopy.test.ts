import type { AlertReach, OrderStage, StaffOrder } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { aShop } from '../../../testing/aShop.ts';
import {
  alertsCopy,
  cardTimes,
  promiseCopy,
  promisedCopy,
  stepsOf,
  unreachedCopy,
  usualMinutes,
} from './boardCopy.ts';

it.each<[OrderStage, OrderStage | undefined, OrderStage | undefined]>([
  ['received', 'accepted', 'rejected'],
  ['accepted', 'preparing', 'cancelled'],
  ['preparing', 'onTheWay', 'cancelled'],
  ['onTheWay', 'delivered', 'cancelled'],
  ['delivered', undefined, undefined],
  ['cancelled', undefined, undefined],
])('%s leads on to %j, or ends as %j', (stage, onward, ending) => {
  const steps = stepsOf(stage);
  expect([steps.onward, steps.ending]).toEqual([onward, ending]);
});

it.each([
  [12, 'Faltan 12 min'],
  [0, 'Es ahora'],
  [-4, '4 min tarde'],
])('with %j left reads «%s»', (left, text) => {
  expect(promiseCopy({}, { waited: 1, left, urgency: 'calm' })).toBe(text);
});

it.each([
  [30, '(de 30)'],
  [null, undefined],
  [1485, undefined],
])('promised %j reads «%s»', (minutes, text) => {
  expect(promisedCopy({ minutes })).toBe(text);
});

it('an order that is late and not accepted says so', () => {
  const waiting = {};
  expect(promiseCopy(waiting, { waited: 1, left: null, urgency: 'calm' })).toBeUndefined();
  expect(promiseCopy(waiting, { waited: 6, left: null, urgency: 'late' })).toBe('Sin aceptar');
  expect(promiseCopy(waiting, null)).toBeUndefined();
});

const some = { devices: 2, reached: 1 };
const none = { devices: 2, reached: 0 };
const off = { devices: 0, reached: 0 };
it.each<[AlertReach | undefined, AlertReach | undefined, string | undefined, readonly string[]]>([
  [some, undefined, 'Avisamos al personal', []],
  [none, undefined, 'Intentamos avisar al personal', []],
  [off, undefined, undefined, ['Nadie del personal recibe avisos']],
  [some, some, 'Avisamos al personal y a la dueña', []],
  [some, off, 'Avisamos al personal', ['La dueña no recibe avisos']],
  [off, some, 'Avisamos a la dueña', ['Nadie del personal recibe avisos']],
  [off, off, undefined, ['Nadie del personal recibe avisos', 'La dueña no recibe avisos']],
  [none, none, 'Intentamos avisar al personal. Intentamos avisar a la dueña', []],
])(
  'with alerts that reached %o and %o a waiting card reads «%s», and the shop %j',
  (staff, owner, text, shops) => {
    const reach = { ...(staff && { staff }), ...(owner && { owner }) };
    const order = {
      stage: 'received' as const,
      alerts: { staff: new Date(), owner: owner ? new Date() : null, reach },
    };
    expect(alertsCopy(order)).toBe(text);
    expect(unreachedCopy([order, order])).toEqual(shops);
  },
);

it('before the first alert, and without a word of the server about its reach, nothing is claimed', () => {
  expect(alertsCopy({ stage: 'received', alerts: { staff: null, owner: null } })).toBeUndefined();
  const alerts = { staff: new Date(), owner: null };
  expect(alertsCopy({ stage: 'received', alerts })).toBe('Intentamos avisar al personal');
});

it('an accepted order, and one of a server without alerts, say nothing of them', () => {
  const alerts = { staff: new Date(), owner: null, reach: { staff: off } };
  expect(alertsCopy({ stage: 'accepted', alerts })).toBeUndefined();
  expect(unreachedCopy([{ stage: 'accepted', alerts }])).toEqual([]);
  expect(alertsCopy({ stage: 'received' })).toBeUndefined();
});

const nowMs = Date.parse('2026-11-21T20:00:00-06:00');
const busy = { minutes: 65, until: nowMs + 60_000 };
const shop = { ...aShop, deliveryMinutes: 40, pickup: { ...aShop.pickup, minutes: 15 } };

it.each([
  ['a delivery', shop, 'delivery', 40],
  ['a delivery in a rush', { ...shop, busy }, 'delivery', 65],
  ['a delivery of a closed shop', { ...shop, busy, isOpen: false }, 'delivery', 40],
  ['an order for pickup', shop, 'pickup', 15],
  ['an order for pickup in a rush', { ...shop, busy }, 'pickup', 40],
  ['a shop that is not known', undefined, 'delivery', 45],
] as const)('%s takes its usual minutes', (_, of, fulfilment, minutes) => {
  expect(usualMinutes(of, fulfilment, nowMs)).toBe(minutes);
});

describe('the card of an order for later', () => {
  const minuteMs = 60_000;
  const scheduledFor = nowMs + 120 * minuteMs;
  const timesOf = (part: Partial<StaffOrder>, at = nowMs) =>
    cardTimes(
      {
        stage: 'accepted',
        fulfilment: 'delivery',
        placedAt: new Date(nowMs - 600 * minuteMs),
        minutes: null,
        scheduledFor,
        preparationAt: scheduledFor - 40 * minuteMs,
        ...part,
      } as StaffOrder,
      shop,
      at,
      'America/Mexico_City',
    );

  it('has its moment in place of minutes that are left, and no age while it is on hold', () => {
    expect(timesOf({})).toMatchObject({
      moment: 'para las 10:00 p.m.',
      promise: undefined,
      age: undefined,
      urgency: 'calm',
      isHeld: true,
    });
  });

  it('is as old as its preparation, and late after its moment', () => {
    const late = timesOf({ stage: 'preparing' }, scheduledFor + 3 * minuteMs);
    expect(late).toMatchObject({ age: '43 min', promise: '3 min tarde', urgency: 'late', isHeld: false });
  });

  it('that came while the shop was closed says when it rings, and is as old as that', () => {
    const closed = { stage: 'received', alertsFrom: nowMs + 60 * minuteMs } as const;
    expect(timesOf(closed)).toMatchObject({
      promise: 'Avisa hoy a las 9:00 p.m.',
      age: undefined,
      urgency: 'calm',
    });
    const waiting = timesOf(closed, nowMs + 66 * minuteMs);
    expect(waiting).toMatchObject({ promise: 'Sin aceptar', age: '6 min', urgency: 'late' });
  });

  it('has no moment when it is for as soon as possible', () => {
    expect(
      cardTimes({ stage: 'accepted', placedAt: null } as StaffOrder, shop, nowMs, 'UTC').moment,
    ).toBeUndefined();
  });
});
