import { ApiError } from '@crepas/api';
import { groupId, ruleFault, usualGroupRule } from '@crepas/domain';
import { aGroup, anOption } from '@crepas/domain/testing';
import { expect, it } from 'vitest';
import {
  type EditedUse,
  editedUse,
  newUse,
  oneOf,
  rangeOf,
  readUses,
  refusedUse,
  rulesOthersCopy,
} from './usesForm.ts';

const sizes = aGroup({ id: 1 });
const sauces = aGroup({ id: 2, options: [1, 2, 3].map((id) => anOption({ id })) });
const groups = [sizes, sauces];
const range = (part: Partial<EditedUse>): EditedUse => ({ ...rangeOf(newUse(sauces.id)), ...part });

it('a new group of a product is a size: exactly one', () => {
  expect(readUses([newUse(sizes.id)], groups)).toEqual({
    uses: [{ groupId: 1, min: 1, max: 1, included: 0, perOption: 1 }],
    errors: {},
  });
});

it('a range and exactly one are changed into each other', () => {
  expect(readUses([rangeOf(newUse(sauces.id))], groups).uses).toMatchObject([{ min: 0, max: 1 }]);
  const typed = range({ min: '2', max: '3', included: '3', perOption: '2' });
  expect(readUses([oneOf(typed)], groups).uses).toEqual([
    { groupId: 2, min: 1, max: 1, included: 0, perOption: 1 },
  ]);
});

it.each([
  [{ min: '4', max: '5' }, '2 min', 'Solo hay 3 opciones. Escribe un número de 0 a 3'],
  [{ min: '3', max: '2' }, '2 min', 'Escribe un número de 0 a 2'],
  [{ max: '21' }, '2 max', 'Escribe un número de 1 a 20'],
  [{ max: '0' }, '2 max', 'Escribe un número de 1 a 20'],
  [{ max: '' }, '2 max', 'Escribe un número de 1 a 20'],
  [{ max: '2', included: '3' }, '2 included', 'Escribe un número de 0 a 2'],
  [{ included: '-1' }, '2 included', 'Escribe un número de 0 a 1'],
  [{ perOption: '11' }, '2 perOption', 'Escribe un número de 1 a 10'],
  [{ perOption: '1.5' }, '2 perOption', 'Escribe un número de 1 a 10'],
])('%j is refused at its field', (part, field, text) => {
  expect(readUses([newUse(sizes.id), range(part)], groups)).toMatchObject({
    uses: [{ groupId: 1 }],
    errors: { [field]: text },
  });
});

it('every rule is judged as the server judges it, and a valid one is saved unchanged', () => {
  const numbers = [0, 1, 2, 3, 10, 11, 20, 21];
  const rules = numbers.flatMap((min) =>
    numbers.flatMap((max) =>
      [0, 1, 3].flatMap((included) => numbers.map((perOption) => ({ min, max, included, perOption }))),
    ),
  );
  for (const rule of rules) {
    const use = { groupId: sauces.id, ...rule };
    const { uses, errors } = readUses([editedUse(use)], groups);
    const fault = ruleFault(rule, sauces.options.length);
    expect(uses).toEqual(fault === null ? [use] : []);
    expect(Object.keys(errors)).toEqual(fault === null ? [] : [`2 ${fault}`]);
  }
});

it('a new group that is gone is left out', () => {
  expect(readUses([newUse(groupId(9))], groups, [])).toEqual({ uses: [], errors: {} });
});

it('a group of the product that the list of groups lacks stays as it was: the list may be stale', () => {
  const [lacking, known] = [groupId(9), sizes.id].map((id) => ({
    groupId: id,
    ...usualGroupRule,
    max: 2,
    perOption: 2,
  }));
  if (!lacking || !known) return expect.unreachable();
  const before = [lacking, known];
  const edited = before.map(editedUse);
  expect(readUses(edited, groups, before)).toEqual({ uses: before, errors: {} });
  // What was typed cannot be judged.
  const [first] = edited;
  if (!first) return expect.unreachable();
  expect(readUses([{ ...first, max: 'x' }], groups, before).uses).toEqual([lacking]);
  // Taken off by hand.
  expect(readUses([newUse(sizes.id)], groups, before).uses).toMatchObject([{ groupId: 1 }]);
});

it.each([
  ['1.minimo', '2 min'],
  ['grupos.1.minimo', '2 min'],
  ['0.por_opcion', '1 perOption'],
  ['4.minimo', undefined],
  ['nombre', undefined],
])('a refusal of %s stands at %s', (campo, field) => {
  const error = new ApiError('http', '', { status: 422, body: { campo } });
  expect(refusedUse(error, [newUse(sizes.id), range({})])).toBe(field);
});

it('who saves later reads what somebody else did to the groups meanwhile', () => {
  const named = [
    aGroup({ id: 1, name: 'Tamaño' }),
    aGroup({ id: 2, name: 'Salsas' }),
    aGroup({ id: 3, name: 'Queso' }),
  ];
  const [size, sauce, cheese] = named.map(({ id }) => ({ groupId: id, ...usualGroupRule }));
  if (!size || !sauce || !cheese) return expect.unreachable();
  const edit = { before: [size, sauce], uses: [sauce, size] };
  expect(rulesOthersCopy(edit, [sauce, size], named)).toBe('');
  expect(rulesOthersCopy(edit, [{ ...size, min: 0 }, cheese], named)).toBe(
    'Mientras tanto otra persona agregó «Queso», cambió lo que pide «Tamaño» y quitó «Salsas».',
  );
  // One's own are not another's.
  expect(rulesOthersCopy({ before: [size, sauce], uses: [size, cheese] }, [size, cheese], named)).toBe('');
});
