import { type Cents, centsFromPesos, moneyText, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';
import { flag, flagOf, flagOrNull, pesos, price, text, whole } from './fields.ts';
import type { Field } from './fieldTable.ts';
import { filledLine, filledLines, line, lines, wholeFrom } from './requestFields.ts';

/** The kinds of fields that several entities have. */

const same = { toWire: <Value>(value: Value) => value, fromWire: <Value>(wire: Value) => wire };

type TextOptions = Pick<Field<unknown>, 'feature' | 'hint'> & {
  readonly max: number;
  readonly isRequired?: true;
  readonly hasLines?: true;
};

const lineOf = (max: number, isRequired = false) => (isRequired ? filledLine(max) : line(max));
const linesOf = (max: number, isRequired = false) => (isRequired ? filledLines(max) : lines(max));

/*#__NO_SIDE_EFFECTS__*/
export const textField = <const Name extends string>(
  wire: Name,
  label: string,
  { isRequired, hasLines, ...rest }: TextOptions,
): Field<string, Name, string> & { readonly max: number } => ({
  wire,
  label,
  request: hasLines ? linesOf(rest.max, isRequired) : lineOf(rest.max, isRequired),
  answer: text,
  logged: v.string(),
  say: (value) => value || 'Nada',
  ...same,
  ...rest,
});

/*#__NO_SIDE_EFFECTS__*/
export const moneyField = <const Name extends string>(
  wire: Name,
  label: string,
): Field<Cents, Name, number> => ({
  wire,
  label,
  request: price,
  answer: pesos,
  logged: pesos,
  say: moneyText,
  toWire: pesosFromCents,
  fromWire: centsFromPesos,
});

/** Yes or no: 1 or 0 on the wire. */
/*#__NO_SIDE_EFFECTS__*/
export const flagField = <const Name extends string>(
  wire: Name,
  label: string,
  options: Pick<Field<unknown>, 'feature'> & { readonly absent: 0 | 1 },
): Field<boolean, Name, 0 | 1> => ({
  wire,
  label,
  request: flag,
  answer: v.optional(flagOrNull, options.absent),
  logged: v.boolean(),
  isLoggedAsIs: true,
  say: (value) => (value ? 'Sí' : 'No'),
  toWire: flagOf,
  fromWire: (value) => value === 1,
  ...options,
});

/** Yes or no, as `true` or `false` on the wire. */
/*#__NO_SIDE_EFFECTS__*/
export const booleanField = <const Name extends string>(
  wire: Name,
  label: string,
): Field<boolean, Name, boolean> => ({
  wire,
  label,
  request: v.boolean(),
  answer: v.boolean(),
  logged: v.boolean(),
  say: (value) => (value ? 'Sí' : 'No'),
  ...same,
});

type NumberOptions = Pick<Field<unknown>, 'feature' | 'hint'> & {
  readonly min: number;
  readonly max: number;
  /** After the number: `min`. */
  readonly unit: string;
};

/*#__NO_SIDE_EFFECTS__*/
export const numberField = <const Name extends string>(
  wire: Name,
  label: string,
  { absent, ...options }: NumberOptions & { readonly absent?: number },
): Field<number, Name, number> & NumberOptions => ({
  wire,
  label,
  request: wholeFrom(options.min, options.max),
  answer: absent === undefined ? whole : v.nullish(whole, absent),
  logged: whole,
  say: (value) => `${value} ${options.unit}`.trim(),
  ...same,
  ...options,
  // A page's own data is read without a schema.
  ...(absent !== undefined && { absent, fromWire: (value: number | undefined) => value ?? absent }),
});

/** A whole number, or null for none. @param none how the change log says null */
/*#__NO_SIDE_EFFECTS__*/
export const optionalNumberField = <const Name extends string>(
  wire: Name,
  label: string,
  { none = 'Nada', ...options }: NumberOptions & { readonly none?: string },
): Field<number | null, Name, number | null> & NumberOptions & { readonly isOptional: true } => ({
  wire,
  label,
  request: v.nullable(wholeFrom(options.min, options.max)),
  answer: v.nullish(whole, null),
  logged: v.nullable(whole),
  say: (value) => (value === null ? none : `${value} ${options.unit}`),
  isOptional: true,
  ...same,
  ...options,
});

/** The codec of the items of a list. */
export const listOfCodec = <Item, Wire>(toWire: (item: Item) => Wire, fromWire: (wire: Wire) => Item) => ({
  toWire: (items: readonly Item[]) => items.map(toWire),
  fromWire: (wires: readonly Wire[]): readonly Item[] => wires.map(fromWire),
});

export const orNull = <Value, Wire>(toWire: (value: Value) => Wire, fromWire: (wire: Wire) => Value) => ({
  toWire: (value: Value | null) => (value === null ? null : toWire(value)),
  fromWire: (wire: Wire | null) => (wire === null ? null : fromWire(wire)),
});
