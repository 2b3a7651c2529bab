import { ApiError, discountCodeBody, discountCodeToBody, giftFault } from '@crepas/api';
import { exampleCodes } from '@crepas/api/testing';
import { type Cents, categoryId, productId } from '@crepas/domain';
import { aDiscountCode } from '@crepas/domain/testing';
import { expect, it } from 'vitest';
import {
  blankCode,
  checkCode,
  type EditedCode,
  editedCode,
  mayCostNothing,
  refusedCodeField,
} from './codeForm.ts';

const known = [1, 2, 3].map(categoryId);
const valid = { ...blankCode, name: 'Crepa 10', percent: '10' };

it.each(exampleCodes.map((code) => [code.name, code] as const))(
  '%s stays the same when it is saved unchanged',
  (_, { id: _id, uses: _uses, saved: _saved, ...code }) => {
    expect(checkCode(editedCode(code, known))).toEqual({ kind: 'ok', change: code });
  },
);

it('a new code needs a name and what it gives; the rest may be empty', () => {
  expect(checkCode(valid)).toEqual({
    kind: 'ok',
    change: aDiscountCode(),
  });
  expect(checkCode(blankCode)).toMatchObject({
    kind: 'invalid',
    errors: { name: 'Este campo es requerido', percent: 'Este campo es requerido' },
  });
});

it('a number may have the commas with which the form writes one', () => {
  expect(checkCode({ ...valid, maxUses: '12,000', maxUsesPerPhone: ' 1,000 ' })).toMatchObject({
    change: { maxUses: 12_000, maxUsesPerPhone: 1_000 },
  });
});

const faulty: readonly (readonly [Partial<EditedCode>, string])[] = [
  [{ name: 'a-1' }, 'name'],
  [{ name: 'x'.repeat(21) }, 'name'],
  [{ percent: '0' }, 'percent'],
  [{ percent: '101' }, 'percent'],
  [{ percent: '7.5' }, 'percent'],
  [{ kind: 'amount', amount: '' }, 'amount'],
  [{ kind: 'amount', amount: '0' }, 'amount'],
  [{ kind: 'amount', amount: '1,25' }, 'amount'],
  [{ kind: 'product' }, 'productId'],
  [{ minimum: 'x' }, 'minimum'],
  [{ firstDay: '2026-02-30' }, 'firstDay'],
  [{ firstDay: '2026-12-02', lastDay: '2026-12-01' }, 'lastDay'],
  [{ windows: [{ dias: [], desde: '08:00', hasta: '12:00' }] }, 'windows'],
  [{ maxUses: '100001' }, 'maxUses'],
  [{ maxUses: '-1' }, 'maxUses'],
  [{ maxUses: '1,00' }, 'maxUses'],
  [{ maxUses: '1.000' }, 'maxUses'],
  [{ maxUsesPerPhone: '1001' }, 'maxUsesPerPhone'],
  [{ isForSome: true }, 'categoryIds'],
];
it.each(faulty)('%j is marked at %s alone', (part, field) => {
  const checked = checkCode({ ...valid, ...part });
  expect(checked.kind === 'invalid' && Object.keys(checked.errors)).toEqual([field]);
});

it.each([
  { name: 'x'.repeat(20), percent: '100' },
  { firstDay: '2026-12-01', lastDay: '2026-12-01' },
  { maxUses: '100000', maxUsesPerPhone: '1000' },
] as const)('%j is taken', (part) => {
  expect(checkCode({ ...valid, ...part }).kind).toBe('ok');
});

it('what its gift does not ask for is not sent', () => {
  const some = { isForSome: true, categoryIds: [1], fulfilment: 'pickup' } as const;
  expect(checkCode({ ...valid, ...some, kind: 'delivery' })).toMatchObject({
    change: { gift: { kind: 'delivery' }, fulfilment: null, categoryIds: [1] },
  });
  expect(checkCode({ ...valid, ...some, kind: 'product', productId: 8 })).toMatchObject({
    change: { gift: { kind: 'product', productId: productId(8) }, fulfilment: 'pickup', categoryIds: null },
  });
});

it('a category that was deleted is left out', () => {
  const [code] = exampleCodes.filter(({ categoryIds }) => categoryIds !== null);
  expect(code && editedCode(code, [categoryId(3)]).categoryIds).toEqual([3]);
});

const priceOf = (id: number) => (id === 8 ? (4_500 as Cents) : undefined);

it.each([
  [{ kind: 'amount', amount: '50', minimum: '' }, true],
  [{ kind: 'amount', amount: '50', minimum: '50' }, true],
  [{ kind: 'amount', amount: '50', minimum: '50.01' }, false],
  [{ kind: 'amount', amount: '', minimum: '' }, false],
  [{ kind: 'percent', percent: '99' }, false],
  [{ kind: 'percent', percent: '100' }, true],
  [{ kind: 'product', productId: 8, minimum: '45' }, true],
  [{ kind: 'product', productId: 8, minimum: '46' }, false],
  [{ kind: 'product', productId: 9 }, false],
  [{ kind: 'delivery' }, false],
] as const)('whether %j may leave nothing to pay: %s', (part, isFree) => {
  expect(mayCostNothing({ ...blankCode, ...part }, priceOf)).toBe(isFree);
});

const refusal = (status: number, campo: string) =>
  new ApiError('http', `Error ${status}`, { status, body: { error: 'No.', campo } });

it.each([
  [409, 'codigo', 'name'],
  [422, 'valor', 'percent'],
  [422, 'dias.0.desde', 'windows'],
  [422, 'hasta', 'lastDay'],
  [422, 'categorias', 'categoryIds'],
  [422, 'otro', undefined],
  [500, 'codigo', undefined],
])('a %i of %s stands at %s', (status, campo, field) => {
  expect(refusedCodeField(refusal(status, campo), valid)).toBe(field);
});

it('the refused value stands at the field of its gift', () => {
  expect(refusedCodeField(refusal(422, 'valor'), { ...valid, kind: 'product' })).toBe('productId');
  expect(refusedCodeField(refusal(422, 'valor'), { ...valid, kind: 'amount' })).toBe('amount');
  expect(refusedCodeField(refusal(422, 'valor'), { ...valid, kind: 'delivery' })).toBe('kind');
});

const hostile = [
  '-1',
  '-0.01',
  '0',
  '0.005',
  '1e3',
  '1e308',
  '0x10',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '9,007,199,254,740,993',
  '١٠',
  '10 %',
  '$10',
  '10.999',
  "'; drop table",
  '\u0000',
  ' ',
];
const typedFields = [
  'name',
  'percent',
  'amount',
  'minimum',
  'firstDay',
  'lastDay',
  'maxUses',
  'maxUsesPerPhone',
] as const satisfies readonly (keyof EditedCode)[];

it.each(typedFields)(
  'whatever is typed into %s, the form sends nothing that the server refuses',
  async (field) => {
    for (const kind of ['percent', 'amount', 'product', 'delivery'] as const) {
      for (const typed of [...hostile, hostile.join('').repeat(20)]) {
        const form = { ...valid, kind, amount: '25', productId: 1, [field]: typed };
        const checked = checkCode(form);
        if (checked?.kind !== 'ok') continue;
        const sent: unknown = JSON.parse(JSON.stringify(discountCodeToBody(checked.change)));
        const read = await discountCodeBody['~standard'].validate(sent);
        if (read.issues) return expect.unreachable(`${field}: ${typed}`);
        expect(giftFault(read.value), `${field}: ${typed}`).toBeNull();
      }
    }
  },
);
