import type { AlertReach, OrderStage } from '@crepas/domain';
import { expect, it } from 'vitest';
import { aShop } from '../../../testing/aShop.ts';
import {
  alertsCopy,
  answerMinutes,
  minutesOf,
  promiseCopy,
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
  [30, 12, 'Faltan 12 min (de 30)'],
  [30, 0, 'Es ahora (de 30)'],
  [30, -4, '4 min tarde (de 30)'],
  [null, 12, 'Faltan 12 min'],
])('promised %j with %j left reads «%s»', (minutes, left, text) => {
  expect(promiseCopy({ minutes }, { waited: 1, left, urgency: 'calm' })).toBe(text);
});

it('an order that is late and not accepted says so', () => {
  const waiting = { minutes: null };
  expect(promiseCopy(waiting, { waited: 1, left: null, urgency: 'calm' })).toBeUndefined();
  expect(promiseCopy(waiting, { waited: 6, left: null, urgency: 'late' })).toBe('Nadie lo ha aceptado');
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

it.each([
  ['25', 25],
  ['0', null],
  ['241', null],
  ['2.5', null],
  ['', null],
  ['pronto', null],
])('«%s» are %j minutes', (answer, minutes) => {
  expect(minutesOf(answer)).toBe(minutes);
});

const nowMs = Date.parse('2026-11-21T20:00:00-06:00');
const busy = { minutes: 65, until: nowMs + 60_000 };
const shop = { ...aShop, deliveryMinutes: 40, pickup: { ...aShop.pickup, minutes: 15 } };

it.each([
  ['a delivery', shop, 'delivery', 40],
  ['a delivery in a rush', { ...shop, busy }, 'delivery', 65],
  ['a delivery of a closed shop', { ...shop, busy, isOpen: false }, 'delivery', 40],
  ['an order to fetch', shop, 'pickup', 15],
  ['an order to fetch in a rush', { ...shop, busy }, 'pickup', 40],
  ['a shop that is not known', undefined, 'delivery', 45],
] as const)('%s takes its usual minutes', (_, of, fulfilment, minutes) => {
  expect(usualMinutes(of, fulfilment, nowMs)).toBe(minutes);
});

it.each([
  [
    'a delivery: the kitchen and the way',
    { ...shop, travelMinutes: 12 },
    'delivery',
    [22, 27, 32, 40, 42, 57],
  ],
  ['a pickup: the kitchen alone', { ...shop, travelMinutes: 12 }, 'pickup', [10, 15, 20, 30, 45]],
  ['a shop whose way is not known', shop, 'delivery', [10, 15, 20, 30, 40, 45]],
] as const)('the minutes to choose between for %s', (_, of, fulfilment, minutes) => {
  expect(answerMinutes(of, fulfilment, nowMs)).toEqual(minutes);
});
