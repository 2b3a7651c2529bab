import type { GenericSchema } from 'valibot';
import type { ShopFeature } from './features.ts';
import type { PartialBody } from './fields.ts';

/** How a value is written on the wire and read from it. */
export type Codec<Value, Wire> = {
  readonly toWire: (value: Value) => Wire;
  readonly fromWire: (wire: Wire) => Value;
};

/** One field of an entity: all that requests, answers, forms, refusals and the change log know of it. */
export type Field<Value, Name extends string = string, Wire = unknown> = Codec<Value, Wire> & {
  /** The name of the field on the wire. */
  readonly wire: Name;
  /** As forms, refusals and the change log call it. */
  readonly label: string;
  /** In a request, with its limits. */
  readonly request: GenericSchema<unknown, Wire>;
  /** In an answer: what other servers write too is read. */
  readonly answer: GenericSchema<unknown, Wire>;
  /** In the change log. */
  readonly logged: GenericSchema<unknown, unknown>;
  /** The change log writes the value itself, not as `toWire` does. */
  readonly isLoggedAsIs?: true;
  /** A value of the change log in words. */
  readonly say: (value: Value, timeZone: string) => string;
  /** The extension of the server that has the field. Answers leave out its empty value, and `absent`. */
  readonly feature?: ShopFeature;
  /** What an answer without the field means. */
  readonly absent?: unknown;
  /** The length of a text in characters, or the value of a number. */
  readonly max?: number;
  readonly min?: number;
  /** Below the field of a form. */
  readonly hint?: string;
};

// biome-ignore lint/suspicious/noExplicitAny: `toWire` takes what `fromWire` gives, so that neither `unknown` nor `never` fits every field
type Table = Readonly<Record<string, Field<any, string, any>>>;

/**
 * The fields of an entity. A field that the table forgets, or has with another type, is a compile error. Who may write is the same for all
 * fields of a table, and stands at its calls (`access` in the `…Calls.ts`); what other staff may change has a call of its own, such as
 * «Agotado hoy» or the pause.
 */
export type FieldTable<Entity> = {
  // biome-ignore lint/suspicious/noExplicitAny: each field has its own wire type, and `unknown` would take it away from the codecs
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
      return field.feature && (isNothing(wire) || wire === field.absent) ? [] : [[field.wire, wire]];
    }),
  ) as WireOf<Fields>;

const isNothing = (wire: unknown) =>
  wire === '' || wire === null || (Array.isArray(wire) && wire.length === 0);

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
