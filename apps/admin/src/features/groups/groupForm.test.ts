import { ApiError, type GroupChange, type OptionChange } from '@crepas/api';
import { blankOption, type ChoiceGroup, type ChoiceOption, centsFromPesos, optionId } from '@crepas/domain';
import { aGroup, anOption } from '@crepas/domain/testing';
import { describe, expect, it } from 'vitest';
import {
  addedOption,
  blankGroup,
  checkGroup,
  editedGroup,
  groupOthersCopy,
  refusedGroupField,
} from './groupForm.ts';

const sizes = aGroup({
  name: 'Tamaño',
  options: [
    anOption({ id: 11, name: 'Chico', isPreselected: true }),
    anOption({ id: 12, name: 'Grande', price: 2050, available: false, soldOutUntil: 5 }),
  ],
});

const unchanged = {
  name: 'Tamaño',
  options: [
    { id: optionId(11), name: 'Chico', price: centsFromPesos(0), available: true, isPreselected: true },
    { id: optionId(12), name: 'Grande', price: centsFromPesos(20.5), available: false, isPreselected: false },
  ],
};

it('a group that is saved unchanged stays the same', () => {
  expect(checkGroup(editedGroup(sizes))).toEqual({
    kind: 'ok',
    change: { ...unchanged, before: unchanged },
  });
});

it('a new option has no number, and costs nothing more unless it is typed', () => {
  const form = editedGroup(sizes);
  const added = { ...addedOption(form.options), name: '  Mediano  ' };
  const another = { ...addedOption([...form.options, added]), name: 'Jumbo', price: '30' };
  expect(new Set([added.id, another.id]).size).toBe(2);
  expect(checkGroup({ ...form, options: [added, another] })).toMatchObject({
    change: {
      options: [
        { name: 'Mediano', price: 0 },
        { name: 'Jumbo', price: centsFromPesos(30) },
      ],
    },
  });
  const checked = checkGroup({ ...form, options: [added] });
  expect(checked.kind === 'ok' && 'id' in (checked.change.options[0] ?? {})).toBe(false);
});

it('a group without a name or an option is refused at its fields', () => {
  expect(checkGroup({ name: ' ', options: [] })).toEqual({
    kind: 'invalid',
    notice: 'Revisa los datos marcados',
    errors: { name: 'Este campo es requerido', options: 'Agrega una opción al menos.' },
  });
  expect(checkGroup({ ...blankGroup, name: 'Salsas' })).toMatchObject({
    errors: { '-1 name': 'Este campo es requerido' },
  });
});

it('the second of two options of one name is marked, and an amount that cannot be read', () => {
  const form = editedGroup(sizes);
  const again = { ...addedOption(form.options), name: 'GRANDE', price: '1,25' };
  expect(checkGroup({ ...form, options: [...form.options, again] })).toMatchObject({
    errors: {
      '-1 name': 'Ya hay una opción con ese nombre.',
      '-1 price': 'No entendí «1,25». Escribe por ejemplo 1,250.50',
    },
  });
});

const refusal = (status: number, campo: string) =>
  new ApiError('http', `Error ${status}`, { status, body: { error: 'No.', campo } });

it.each([
  ['nombre', 'name'],
  ['opciones', 'options'],
  ['opciones.1.nombre', '12 name'],
  ['opciones.0.diferencia', '11 price'],
  ['opciones.7.nombre', 'options'],
  ['orden', undefined],
])('a refusal of %s stands at %s', (campo, field) => {
  expect(refusedGroupField(refusal(422, campo), editedGroup(sizes))).toBe(field);
  expect(refusedGroupField(refusal(409, campo), editedGroup(sizes))).toBeUndefined();
});

describe('what somebody else did meanwhile', () => {
  const [small, large] = unchanged.options as [OptionChange, OptionChange];
  const added = anOption({ id: 13, name: 'Jumbo' });
  const told = (sent: Partial<GroupChange>, now: Partial<ChoiceGroup>) =>
    groupOthersCopy({ ...unchanged, ...sent, before: unchanged }, { ...sizes, ...now });
  const own = { ...blankOption, name: 'Mediano' };

  it('is nothing, where the group is as it was sent', () => {
    expect(told({}, {})).toBe('');
    const options = [...sizes.options, anOption({ id: 14, name: 'Mediano' })];
    expect(told({ options: [small, large, own] }, { options })).toBe('');
    expect(told({ options: [small] }, { options: sizes.options.slice(0, 1) })).toBe('');
    expect(groupOthersCopy({ name: 'Tamaño', options: [own] }, sizes)).toBe('');
  });

  it('is told by the names of the options', () => {
    const [first, second] = sizes.options as [ChoiceOption, ChoiceOption];
    expect(told({}, { options: [first, second, added] })).toBe('Mientras tanto otra persona agregó «Jumbo».');
    const options = [
      { ...first, price: centsFromPesos(5) },
      added,
      { ...added, id: optionId(15), name: 'Mini' },
    ];
    expect(told({}, { name: 'Medida', options })).toBe(
      'Mientras tanto otra persona cambió el nombre del grupo, agregó «Jumbo» y «Mini», cambió «Chico» y quitó «Grande».',
    );
  });
});
