import {
  type Cents,
  discountCodeId,
  type Gift,
  orderId,
  type PhoneNumber,
  type Weekday,
  zeroCents,
} from '@crepas/domain';
import { aDiscountCode } from '@crepas/domain/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import { anyCents, anyDiscountTerms, anyWindows, overTheWire, readsBack } from '../testing/anyValue.ts';
import {
  type DiscountCodeChange,
  discountCodeBody,
  discountCodeFromBody,
  discountCodeToBody,
  discountCodeWire,
  giftFault,
  type UsedDiscountCode,
  usedDiscountCodeFromWire,
  usedDiscountCodeToWire,
} from './discountCode.ts';
import {
  discountedOrderToWire,
  discountRefusalOf,
  getDiscountedOrders,
  tryDiscountCode,
} from './discountCodeCalls.ts';
import { codeTermsText } from './discountCopy.ts';

const whole = (max: number) => fc.integer({ min: 1, max });
const anyDay = fc.option(fc.constantFrom('2026-11-20', '2026-12-31', '2028-02-29'));
const anyCode: fc.Arbitrary<DiscountCodeChange> = fc
  .record({
    terms: anyDiscountTerms,
    firstDay: anyDay,
    lastDay: anyDay,
    windows: anyWindows,
    maxUses: fc.option(whole(100_000)),
    maxUsesPerPhone: fc.option(whole(1_000)),
    isPaused: fc.boolean(),
  })
  .map(({ terms, ...code }) => ({ ...terms, ...code }));
const anyUsed: fc.Arbitrary<UsedDiscountCode> = fc
  .record({ id: whole(1e6).map(discountCodeId), uses: fc.nat(1e6), saved: anyCents, code: anyCode })
  .map(({ code, ...used }) => ({ ...code, ...used }));

describe('a code (extension `codigos`)', () => {
  it('is read as the server wrote it', () =>
    readsBack(anyUsed, usedDiscountCodeToWire, discountCodeWire, usedDiscountCodeFromWire));

  it('is understood as the owner wrote it, and has no fault', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const body = v.parse(discountCodeBody, overTheWire(discountCodeToBody(code)));
        expect(giftFault(body)).toBeNull();
        expect(discountCodeFromBody(body)).toEqual(code);
      }),
    );
  });

  it('needs its name and what it gives alone', () => {
    const body = v.parse(discountCodeBody, { codigo: 'crépa 10', tipo: 'envio' });
    expect(discountCodeFromBody(body)).toEqual(aDiscountCode({ gift: { kind: 'delivery' } }));
  });

  it.each([
    ['porcentaje', 1, null],
    ['porcentaje', 100, null],
    ['porcentaje', 0, 'percent'],
    ['porcentaje', 101, 'percent'],
    ['porcentaje', 1.5, 'percent'],
    ['monto', 0.01, null],
    ['monto', 0, 'amount'],
    ['monto', 0.001, 'amount'],
    ['monto', 1e12, 'amount'],
    ['producto', 1, null],
    ['producto', 0, 'product'],
    ['producto', 1.5, 'product'],
    ['envio', 7, null],
  ])('«%s» of %d has the fault %s', (tipo, valor, fault) => {
    expect(giftFault(v.parse(discountCodeBody, { codigo: 'ABC', tipo, valor }))).toBe(fault);
  });

  it('has the orders that used it', () => {
    const row = {
      orderId: orderId(7),
      placedAt: new Date('2026-11-20T19:00:00-06:00'),
      customerName: 'Ana',
      phone: '5512345678',
      saved: 2550 as Cents,
      total: 10_000 as Cents,
    };
    const wire = v.parse(getDiscountedOrders.answer, overTheWire([discountedOrderToWire(row)]));
    expect(getDiscountedOrders.decode(wire)).toEqual([row]);
  });
});

describe('a code that takes nothing off', () => {
  const read = (body: object, status = 409) =>
    discountRefusalOf(new ApiError('http', 'Error', { status, body }));

  it.each([
    [{ error: 'No.', codigo: 'codigo_no_vale' }, { kind: 'invalid' }],
    [
      { error: 'Falta.', codigo: 'codigo_minimo', falta: 40.5 },
      { kind: 'belowMinimum', missing: 4050 },
    ],
    [
      { error: 'Vale si recoges.', codigo: 'codigo_no_vale', para: 'entrega' },
      { kind: 'notForThis', sentence: 'Vale si recoges.' },
    ],
    [{ error: 'x', codigo: 'cerrado' }, null],
    [{ error: 'x', cambios: [], total: 1 }, null],
  ])('is %j', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it('is no other failure', () => {
    const body = { error: 'x', codigo: 'codigo_no_vale' };
    expect([read(body, 429), discountRefusalOf(new Error('x'))]).toEqual([null, null]);
  });
});

it('a code is tried with the order, under its name', () => {
  const { body } = tryDiscountCode.send({
    name: 'crépa 10',
    order: {
      phone: '5512345678' as PhoneNumber,
      deliveryAddress: 'x',
      fulfilment: 'delivery',
      payment: 'cash',
      total: zeroCents,
      lines: [],
    },
  });
  expect(body).toMatchObject({ codigo: 'CREPA10', telefono_usuario: '5512345678', productos: [] });
});

describe('the terms of a code in words', () => {
  const names = {
    product: (id: number) => (id === 1 ? 'Crepa Nutella' : undefined),
    category: (id: number) => ['Crepas dulces', 'Crepas saladas', 'Bebidas'][id - 1],
  };
  const code = {
    gift: { kind: 'percent', percent: 10 } as Gift,
    minimum: zeroCents,
    firstDay: null,
    lastDay: null,
    windows: [],
    maxUses: null,
    maxUsesPerPhone: null,
    fulfilment: null,
    categoryIds: null,
  };
  const said = (changes: object) => codeTermsText({ ...code, ...changes }, names);

  it('of one that has ended say when, and not until when', () => {
    const ended = { ...code, firstDay: '2026-11-01', lastDay: '2026-11-29' };
    expect(codeTermsText(ended, names, true)).toEqual([
      '10 % de descuento',
      'Terminó el 29 de noviembre de 2026',
    ]);
    expect(codeTermsText(ended, names)).toContain('Del 1 al 29 de noviembre de 2026');
  });
  const friday = { days: [5 as Weekday], opens: 18 * 60, closes: 21 * 60 };

  it.each<[object, string]>([
    [{}, '10 % de descuento'],
    [{ gift: { kind: 'amount', amount: 2500 } }, '$25.00 de descuento'],
    [{ gift: { kind: 'delivery' } }, 'Envío gratis'],
    [{ gift: { kind: 'product', productId: 1 } }, 'Crepa Nutella gratis'],
    [{ gift: { kind: 'product', productId: 2 } }, 'Un producto que ya no existe gratis'],
  ])('%j is «%s»', (changes, text) => {
    expect(said(changes)).toEqual([text]);
  });

  it.each<[object, string]>([
    [{ minimum: 20_000 }, 'Desde $200.00'],
    [{ firstDay: '2026-12-01', lastDay: '2026-12-31' }, 'Del 1 al 31 de diciembre de 2026'],
    [{ firstDay: '2026-11-28', lastDay: '2026-12-03' }, 'Del 28 de noviembre al 3 de diciembre de 2026'],
    [{ firstDay: '2026-12-28', lastDay: '2027-01-03' }, 'Del 28 de diciembre de 2026 al 3 de enero de 2027'],
    [
      { firstDay: '2026-12-01', lastDay: '2027-12-31' },
      'Del 1 de diciembre de 2026 al 31 de diciembre de 2027',
    ],
    [{ firstDay: '2027-02-14', lastDay: '2027-02-14' }, 'Solo el 14 de febrero de 2027'],
    [{ firstDay: '2026-12-01' }, 'Desde el 1 de diciembre de 2026'],
    [{ lastDay: '2026-12-31' }, 'Hasta el 31 de diciembre de 2026'],
    [{ windows: [friday] }, 'Viernes, 6:00 p.m. a 9:00 p.m.'],
    [{ maxUses: 50 }, '50 veces'],
    [{ maxUses: 1 }, '1 vez'],
    [{ maxUsesPerPhone: 1 }, '1 por teléfono'],
    [{ fulfilment: 'delivery' }, 'Solo a domicilio'],
    [{ fulfilment: 'pickup' }, 'Solo para recoger'],
    [{ categoryIds: [1] }, 'Solo de Crepas dulces'],
    [{ categoryIds: [1, 3] }, 'Solo de Crepas dulces y Bebidas'],
    [{ categoryIds: [1, 2, 3] }, 'Solo de Crepas dulces, Crepas saladas y Bebidas'],
    [{ categoryIds: [9] }, 'Solo de una categoría que ya no existe'],
    [{ categoryIds: [9, 3] }, 'Solo de Bebidas'],
  ])('%j says «%s» too', (changes, text) => {
    expect(said(changes)).toEqual(['10 % de descuento', text]);
  });
});
