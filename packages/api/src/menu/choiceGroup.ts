import {
  type ChoiceGroup,
  type ChoiceOption,
  type GroupRule,
  type GroupUse,
  groupBounds,
  groupId,
  optionId,
} from '@crepas/domain';
import * as v from 'valibot';
import { flagField, moneyField, numberField, textField } from '../wire/fieldKinds.ts';
import { id } from '../wire/fields.ts';
import {
  entityFromWire,
  entityToWire,
  entriesOf,
  type FieldTable,
  fieldsToWire,
  type WireOf,
} from '../wire/fieldTable.ts';
import { momentToWire } from '../wire/instant.ts';
import { listOf } from '../wire/requestFields.ts';

/** Extension `grupos`. */

type OptionFields = Omit<ChoiceOption, 'id' | 'soldOutUntil'>;

/** What is known of each field of an option: requests, answers and forms follow from it. */
export const optionFields = {
  name: textField('nombre', 'Nombre', { max: 60, isRequired: true }),
  price: moneyField('diferencia', 'Cuesta más'),
  available: flagField('disponible', 'Disponible', { absent: 1 }),
  isPreselected: flagField('predeterminada', 'Ya elegida', { absent: 0 }),
} satisfies FieldTable<OptionFields>;

export const groupFields = {
  name: textField('nombre', 'Nombre del grupo', { max: 60, isRequired: true }),
} satisfies FieldTable<Omit<ChoiceGroup, 'id' | 'options'>>;

/** An option without a number is new; one of the group that is left out is deleted. */
export type OptionChange = OptionFields & Partial<Pick<ChoiceOption, 'id'>>;
export type GroupChange = Pick<ChoiceGroup, 'name'> & { readonly options: readonly OptionChange[] };
/** With the group as its editor read it, so that the server keeps what others changed meanwhile. */
export type GroupEdit = GroupChange & { readonly before?: GroupChange };

const optionBody = v.object({ id_opcion: v.optional(id), ...entriesOf(optionFields, 'request') });
export const groupBody = v.object({
  ...entriesOf(groupFields, 'request'),
  opciones: listOf(optionBody, groupBounds.options),
});
export type GroupBody = v.InferOutput<typeof groupBody>;
export const groupEditBody = v.object({ ...groupBody.entries, antes: v.optional(groupBody) });
export type GroupEditBody = v.InferOutput<typeof groupEditBody>;

export const optionWire = v.object({
  id_opcion: id,
  ...entriesOf(optionFields, 'answer'),
  agotado_hasta: v.optional(v.nullable(v.string())),
});
type OptionWire = v.InferOutput<typeof optionWire>;

export const groupWire = v.object({
  id_grupo: id,
  ...entriesOf(groupFields, 'answer'),
  opciones: v.array(optionWire),
});
export type GroupWire = v.InferOutput<typeof groupWire>;

const optionFromWire = (wire: OptionWire): ChoiceOption => ({
  id: optionId(wire.id_opcion),
  ...entityFromWire(optionFields, wire),
  ...(wire.agotado_hasta && { soldOutUntil: Date.parse(wire.agotado_hasta) }),
});

export const groupFromWire = (wire: GroupWire): ChoiceGroup => ({
  id: groupId(wire.id_grupo),
  ...entityFromWire(groupFields, wire),
  options: wire.opciones.map(optionFromWire),
});

/** An option as staff read it: with the time at which it is available again, or null. */
const staffOptionToWire = ({ id, soldOutUntil, ...option }: ChoiceOption): OptionWire => ({
  id_opcion: id,
  ...entityToWire(optionFields, option),
  agotado_hasta: momentToWire(soldOutUntil ?? null),
});

/** A sold-out option reads as hidden, with the time at which it is available again. */
const offeredOptionToWire = (option: ChoiceOption): OptionWire => {
  const { agotado_hasta, ...wire } = staffOptionToWire(option);
  return option.soldOutUntil === undefined || !option.available
    ? wire
    : { ...wire, disponible: 0, agotado_hasta };
};

const groupToWireWith =
  (toWire: (option: ChoiceOption) => OptionWire) =>
  ({ id, name, options }: ChoiceGroup): GroupWire => ({
    id_grupo: id,
    nombre: name,
    opciones: options.map(toWire),
  });
export const staffGroupToWire = groupToWireWith(staffOptionToWire);
export const offeredGroupToWire = groupToWireWith(offeredOptionToWire);

export const groupChangeToWire = ({ name, options }: GroupChange): GroupBody => ({
  nombre: name,
  opciones: options.map(({ id, ...option }) => ({
    ...(id !== undefined && { id_opcion: id }),
    // Unlike an answer, it says also what is empty.
    ...(fieldsToWire(optionFields, option) as WireOf<typeof optionFields>),
  })),
});

export const groupChangeFromWire = ({ nombre, opciones }: GroupBody): GroupChange => ({
  name: nombre,
  options: opciones.map(({ id_opcion, ...option }) => ({
    ...(id_opcion !== undefined && { id: optionId(id_opcion) }),
    ...entityFromWire(optionFields, option),
  })),
});

export const groupEditToWire = ({ before, ...group }: GroupEdit): GroupEditBody => ({
  ...groupChangeToWire(group),
  ...(before && { antes: groupChangeToWire(before) }),
});

const { pieces, perOption, perProduct } = groupBounds;

/**
 * What is known of each number of a rule: requests, answers, refusals and forms follow from it. Whether the numbers fit together is for
 * the server to say (`ruleFault`).
 */
export const ruleFields = {
  min: numberField('minimo', 'De', { min: 0, max: pieces, unit: '' }),
  max: numberField('maximo', 'A', { min: 1, max: pieces, unit: '' }),
  included: numberField('incluidas', 'Incluidas en el precio', { min: 0, max: pieces, unit: '' }),
  perOption: numberField('por_opcion', 'De cada opción hasta', { min: 1, max: perOption, unit: '' }),
} satisfies FieldTable<GroupRule>;

const useBody = v.object({ id_grupo: id, ...entriesOf(ruleFields, 'request') });
export const usesBody = listOf(useBody, perProduct);
export const usesEditBody = v.object({ grupos: usesBody, antes: usesBody });

export const useWire = v.object({ id_grupo: id, ...entriesOf(ruleFields, 'answer') });
export type UseWire = v.InferOutput<typeof useWire>;

export const useFromWire = ({ id_grupo, ...rule }: UseWire): GroupUse => ({
  groupId: groupId(id_grupo),
  ...entityFromWire(ruleFields, rule),
});

export const useToWire = ({ groupId, ...rule }: GroupUse): UseWire => ({
  id_grupo: groupId,
  ...entityToWire(ruleFields, rule),
});
