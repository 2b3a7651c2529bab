import type {
  LoggedChange,
  LoggedValues,
  Paper,
  PaymentMethod,
  StaffAccount,
  TicketKind,
  Weekday,
} from '@crepas/domain';
import { staffRoles } from '@crepas/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { personDataFromWire, personDataToWire, personDataWire } from '../customers/personData.ts';
import {
  orderActionFromWire,
  orderActionKinds,
  orderActionToWire,
  orderActionWire,
} from '../orders/orderAction.ts';
import { anyDate, anyOrderDetails, anyPosition } from '../testing/anyOrder.ts';
import { anyCents, overTheWire, readsBack } from '../testing/anyValue.ts';
import { getChanges } from './changeCalls.ts';
import {
  changeActions,
  changeKinds,
  kindFromWire,
  kindToWire,
  loggedChangeFromWire,
  loggedChangeToWire,
  loggedChangeWire,
} from './loggedChange.ts';
import { loggedFields } from './loggedValues.ts';
import { staffAccountFromWire, staffAccountToWire, staffAccountWire } from './staffAccount.ts';

/** What only the owner reads comes back as the value that it was written from. */

const whole = fc.integer({ min: 1, max: 1_000_000 });
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const anyMoment = anyDate.map((date) => date.getTime());
const anyDay = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);
const anyMinute = fc.integer({ min: 0, max: 1_439 });
const anyHours = { opens: anyMinute, closes: anyMinute };

const anyValues: fc.Arbitrary<Partial<LoggedValues>> = fc.record(
  {
    name: fc.string(),
    description: fc.string(),
    price: anyCents,
    category: fc.string(),
    available: fc.boolean(),
    imageUrl: fc.string(),
    isCombo: fc.boolean(),
    isPromoted: fc.boolean(),
    isComboEligible: fc.boolean(),
    soldOutUntil: orNull(anyMoment),
    extras: fc.array(fc.string()),
    groups: fc.array(fc.string()),
    options: fc.array(fc.string()),
    order: fc.array(fc.string()),
    tagline: fc.string(),
    deliveryMinutes: whole,
    whatsApp: fc.string(),
    isOpen: fc.boolean(),
    message: fc.string(),
    timeZone: fc.string(),
    week: fc.array(fc.record({ day: anyDay, ...anyHours })),
    specialDays: fc.array(
      fc.record({
        kind: fc.constant('hours' as const),
        date: fc.constant('2026-12-25'),
        reason: fc.constantFrom(null, 'Navidad'),
        ...anyHours,
      }),
    ),
    lastOrderMinutes: whole,
    pausedUntil: orNull(anyMoment),
    busy: orNull(fc.record({ minutes: whole, until: anyMoment })),
    zone: orNull(fc.array(anyPosition)),
    responsible: orNull(
      fc.record({ name: fc.string(), address: fc.string(), email: fc.string(), phone: fc.string() }),
    ),
    autoRejectMinutes: orNull(whole),
    payments: fc.subarray<PaymentMethod>(['cash', 'card', 'transfer']),
    transfer: orNull(fc.record({ bank: fc.string(), clabe: fc.string(), holder: fc.string() })),
    forgetAfterDays: orNull(whole),
    maxOpenOrders: whole,
    maxDailyOrders: whole,
    isBlocked: fc.boolean(),
    role: fc.constantFrom(...staffRoles),
    erasedOrders: whole,
    prints: fc.subarray<TicketKind>(['kitchen', 'door']),
    copies: whole,
    paper: fc.constantFrom<Paper>(58, 80),
    isPaused: fc.boolean(),
  },
  { requiredKeys: [] },
);

const anyChange: fc.Arbitrary<LoggedChange> = fc.record({
  id: whole,
  at: anyDate,
  by: fc.string(),
  kind: fc.constantFrom(...changeKinds),
  entityId: orNull(whole),
  name: fc.string(),
  action: fc.constantFrom(...changeActions),
  before: orNull(anyValues),
  after: orNull(anyValues),
  isRestorable: fc.boolean(),
});

it('a change of the log, with only the values that it has', () => {
  fc.assert(
    fc.property(anyChange, (change) => {
      const wire = v.parse(loggedChangeWire, overTheWire(loggedChangeToWire(change)));
      expect(loggedChangeFromWire(wire)).toEqual(change);
    }),
  );
  expect(changeKinds.map((kind) => kindFromWire(kindToWire(kind)))).toEqual(changeKinds);
});

it('changes that this version does not know are left out', () => {
  const known = { id: 1, cuando: '2026-11-21T13:05:09-06:00', tipo: 'tienda', accion: 'cambio' };
  const rows = [
    { ...known, antes: { drones: 3, abierto: true }, ahora: { drones: 4, abierto: false } },
    { ...known, id: 2, tipo: 'dron', antes: null, ahora: {} },
    { ...known, id: 3, accion: 'pintado', antes: null, ahora: {} },
  ];
  const page = getChanges.decode(v.parse(getChanges.answer, { cambios: rows, siguiente: 'abc' }));
  expect(page).toMatchObject({
    changes: [{ id: 1, by: '', name: '', before: { isOpen: true }, after: { isOpen: false } }],
    next: 'abc',
  });
});

it('a person’s data', () => {
  const anyBlock = fc.record({
    reason: fc.string(),
    by: fc.string(),
    since: orNull(anyDate),
    until: orNull(anyDate),
  });
  const anyPerson = fc.record(
    {
      phone: fc.string(),
      block: anyBlock,
      orderCount: whole,
      next: orNull(fc.string({ minLength: 1 })),
      orders: fc.array(anyOrderDetails, { maxLength: 3 }),
      devices: fc.array(fc.record({ service: fc.string(), renewedAt: orNull(anyDate) })),
    },
    { requiredKeys: ['phone', 'orderCount', 'next', 'orders', 'devices'] },
  );
  readsBack(anyPerson, personDataToWire, personDataWire, personDataFromWire);
});

it('a person’s data of an older server are one page', () => {
  const wire = v.parse(personDataWire, { telefono: '5512345678', pedidos: [], dispositivos: [] });
  expect(personDataFromWire(wire)).toMatchObject({ orderCount: 0, next: null });
});

it('what an account did with an order', () => {
  const anyAction = fc.record({
    kind: fc.constantFrom(...orderActionKinds),
    at: orNull(anyDate),
    by: fc.string(),
  });
  const manyActions = fc.array(anyAction, { maxLength: 3 });
  readsBack(
    manyActions,
    (actions) => actions.map(orderActionToWire),
    v.array(orderActionWire),
    (wire) => wire.flatMap(orderActionFromWire),
  );
  expect(orderActionFromWire({ paso: 'pintado', cuando: '', quien: 'a@b.mx' })).toEqual([]);
});

it('an account of the staff', () => {
  const anyAccount: fc.Arbitrary<StaffAccount> = fc.record({
    id: fc.string(),
    email: fc.string(),
    role: fc.constantFrom(...staffRoles),
    lastSignInAt: orNull(anyDate),
    isYou: fc.boolean(),
  });
  readsBack(anyAccount, staffAccountToWire, staffAccountWire, staffAccountFromWire);
});

it('the terms of a code stand apart in the log: each begins with a capital letter', () => {
  expect(loggedFields.codeTerms.say(['10 % de descuento', 'Solo para recoger'])).toBe(
    '10 % de descuento · Solo para recoger',
  );
});
