import { type Cents, centsFromPesos, moneyText, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';
import type { ShopFeature } from './features.ts';
import { flag, flagOf, flagOrNull, type PartialBody, pesos, price, text, whole } from './fields.ts';
import { filledLine, filledLines, line, lines, wholeFrom } from './requestFields.ts';

/** How a value is written on the wire and read from it. */
export type Codec<Value, Wire> = {
  readonly toWire: (value: Value) => Wire;
  readonly fromWire: (wire: Wire) => Value;
};

/** One field of an entity: all that requests, answers, forms, refusals and the change log know of it. */
export type Field<Value, Name extends string = string, Wire = unknown> = Codec<Value, Wire> & {
  /** Its name on the wire. */
  readonly wire: Name;
  /** As forms, refusals and the change log call it. */
  readonly label: string;
  /** In a request, with its limits. */
  readonly request: v.GenericSchema<unknown, Wire>;
  /** In an answer: what other servers write too is read. */
  readonly answer: v.GenericSchema<unknown, Wire>;
  /** In the change log. */
  readonly logged: v.GenericSchema<unknown, unknown>;
  /** The change log writes the value itself, not as `toWire` does. */
  readonly isLoggedAsIs?: true;
  /** A value of the change log in words. */
  readonly say: (value: Value, timeZone: string) => string;
  /** The extension of the server that has the field. Answers leave out its empty value. */
  readonly feature?: ShopFeature;
  /** Of a text in characters, or of a number. */
  readonly max?: number;
  readonly min?: number;
  /** Below the field of a form. */
  readonly hint?: string;
};

// biome-ignore lint/suspicious/noExplicitAny: a table holds fields of any types, and its functions read these from the table
type AnyField = Field<any, string, any>;
type Table = Readonly<Record<string, AnyField>>;

/** The fields of an entity. A field that the table forgets, or has with another type, is a compile error. */
export type FieldTable<Entity> = {
  // biome-ignore lint/suspicious/noExplicitAny: what is on the wire is the field's own matter
  readonly [Name in keyof Entity]-?: Field<Exclude<Entity[Name], undefined>, string, any>;
};

export type ValuesOf<Fields extends Table> = {
  readonly [Name in keyof Fields]: Parameters<Fields[Name]['toWire']>[0];
};

type EntriesOf<Fields extends Table, Part extends 'request' | 'answer' | 'logged'> = {
  readonly [Name in keyof Fields as Fields[Name]['wire']]: Fields[Name][Part];
};

export type WireOf<Fields extends Table> = {
  [Name in keyof Fields as Fields[Name]['wire']]: ReturnType<Fields[Name]['toWire']>;
};

/** The entries of a schema, by their names on the wire. */
/*#__NO_SIDE_EFFECTS__*/
export const entriesOf = <Fields extends Table, Part extends 'request' | 'answer' | 'logged'>(
  fields: Fields,
  part: Part,
) =>
  Object.fromEntries(Object.values(fields).map((field) => [field.wire, field[part]])) as EntriesOf<
    Fields,
    Part
  >;

/** Fields that are absent or `undefined` stay absent. */
export const fieldsToWire = <Fields extends Table>(
  fields: Fields,
  values: { readonly [Name in keyof Fields]?: ValuesOf<Fields>[Name] | undefined },
): Partial<WireOf<Fields>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name];
      return value === undefined ? [] : [[field.wire, field.toWire(value)]];
    }),
  ) as Partial<WireOf<Fields>>;

/** The reverse of {@link fieldsToWire}. */
export const fieldsFromWire = <Fields extends Table>(
  fields: Fields,
  wire: PartialBody<WireOf<Fields>>,
): Partial<ValuesOf<Fields>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = (wire as Readonly<Record<string, unknown>>)[field.wire];
      return value === undefined ? [] : [[name, field.fromWire(value)]];
    }),
  ) as Partial<ValuesOf<Fields>>;

/** A whole entity in an answer: an extension that has nothing to say is left out. */
export const entityToWire = <Fields extends Table>(
  fields: Fields,
  entity: ValuesOf<Fields>,
): WireOf<Fields> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const wire: unknown = field.toWire(entity[name]);
      return field.feature && (wire === '' || wire === null) ? [] : [[field.wire, wire]];
    }),
  ) as WireOf<Fields>;

/** The reverse of {@link entityToWire}. @param wire as the schemas of the answer read it: complete */
export const entityFromWire = <Fields extends Table>(
  fields: Fields,
  wire: WireOf<Fields>,
): ValuesOf<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.fromWire((wire as Readonly<Record<string, unknown>>)[field.wire]),
    ]),
  ) as ValuesOf<Fields>;

/** The field of each name on the wire. */
export const fieldNames = <Fields extends Table>(
  fields: Fields,
): Readonly<Partial<Record<string, keyof Fields & string>>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { wire }]) => [wire, name]));

/** The kinds of fields that several entities have. */

const same = { toWire: <Value>(value: Value) => value, fromWire: <Value>(wire: Value) => wire };

type TextOptions = Pick<AnyField, 'feature' | 'hint'> & {
  readonly max: number;
  readonly isRequired?: true;
  readonly hasLines?: true;
};

/*#__NO_SIDE_EFFECTS__*/
export const textField = <const Name extends string>(
  wire: Name,
  label: string,
  { isRequired, hasLines, ...rest }: TextOptions,
): Field<string, Name, string> & { readonly max: number } => ({
  wire,
  label,
  request: isRequired
    ? hasLines
      ? filledLines(rest.max)
      : filledLine(rest.max)
    : hasLines
      ? lines(rest.max)
      : line(rest.max),
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

/** Yes or no: 1 or 0 on the wire. @param absent what an answer without the field means */
/*#__NO_SIDE_EFFECTS__*/
export const flagField = <const Name extends string>(
  wire: Name,
  label: string,
  { absent }: { readonly absent: 0 | 1 },
): Field<boolean, Name, 0 | 1> => ({
  wire,
  label,
  request: flag,
  answer: v.optional(flagOrNull, absent),
  logged: v.boolean(),
  isLoggedAsIs: true,
  say: (value) => (value ? 'Sí' : 'No'),
  toWire: flagOf,
  fromWire: (value) => value === 1,
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

type NumberOptions = Pick<AnyField, 'feature' | 'hint'> & {
  readonly min: number;
  readonly max: number;
  /** After the number: `min`. */
  readonly unit: string;
};

/*#__NO_SIDE_EFFECTS__*/
export const numberField = <const Name extends string>(
  wire: Name,
  label: string,
  options: NumberOptions,
): Field<number, Name, number> & NumberOptions => ({
  wire,
  label,
  request: wholeFrom(options.min, options.max),
  answer: whole,
  logged: whole,
  say: (value) => `${value} ${options.unit}`.trim(),
  ...same,
  ...options,
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
