import { categoryId, centsFromPesos, pesosFromCents } from '@crepas/domain';
import { flagOf } from './fields.ts';

/** How a value is written on the wire and read from it. */
export type Codec<Value, Wire> = {
  readonly toWire: (value: Value) => Wire;
  readonly fromWire: (wire: Wire) => Value;
};

type Sent<Body, Name extends keyof Body> = Exclude<Body[Name], undefined>;

/** The name alone where both sides have the same value. */
type FieldOf<Value, Body> = {
  [Name in keyof Body & string]-?:
    | (Sent<Body, Name> extends Value ? Name : never)
    | readonly [Name, Codec<Value, Sent<Body, Name>>];
}[keyof Body & string];

/**
 * The fields of an entity, each with its name on the wire. Requests, their answers in the change log and refusals follow from
 * one table; a field that the table forgets is a compile error.
 */
export type FieldTable<Entity, Body> = {
  readonly [Field in keyof Entity]-?: FieldOf<Exclude<Entity[Field], undefined>, Body>;
};

type Entry = string | readonly [string, Codec<unknown, unknown>];

const entriesOf = (table: object) =>
  Object.entries(table as Readonly<Record<string, Entry>>).map(([field, entry]) =>
    typeof entry === 'string'
      ? { field, name: entry, codec: null }
      : { field, name: entry[0], codec: entry[1] },
  );

/** Fields that are absent or `undefined` stay absent. */
export const fieldsToWire = <Entity, Body>(
  table: FieldTable<Entity, Body>,
  values: Partial<Entity>,
): Partial<Body> =>
  Object.fromEntries(
    entriesOf(table).flatMap(({ field, name, codec }) => {
      const value = values[field as keyof Entity];
      return value === undefined ? [] : [[name, codec ? codec.toWire(value) : value]];
    }),
  ) as Partial<Body>;

/** The reverse of {@link fieldsToWire}. */
export const fieldsFromWire = <Entity, Body>(
  table: FieldTable<Entity, Body>,
  body: { readonly [Name in keyof Body]?: Body[Name] | undefined },
): Partial<Entity> =>
  Object.fromEntries(
    entriesOf(table).flatMap(({ field, name, codec }) => {
      const value = body[name as keyof Body];
      return value === undefined ? [] : [[field, codec ? codec.fromWire(value) : value]];
    }),
  ) as Partial<Entity>;

/** The field of each name on the wire. */
export const fieldNames = <Entity, Body>(
  table: FieldTable<Entity, Body>,
): Readonly<Partial<Record<string, keyof Entity & string>>> =>
  Object.fromEntries(entriesOf(table).map(({ field, name }) => [name, field as keyof Entity & string]));

/** Whole centavos, decimal pesos. */
export const money = { toWire: pesosFromCents, fromWire: centsFromPesos };

export const yesNo = { toWire: flagOf, fromWire: (wire: 0 | 1) => wire === 1 };

export const category = { toWire: Number, fromWire: categoryId };

export const listOfCodec = <Item, Wire>(toWire: (item: Item) => Wire, fromWire: (wire: Wire) => Item) => ({
  toWire: (items: readonly Item[]) => items.map(toWire),
  fromWire: (wires: readonly Wire[]): readonly Item[] => wires.map(fromWire),
});

export const orNull = <Value, Wire>(toWire: (value: Value) => Wire, fromWire: (wire: Wire) => Value) => ({
  toWire: (value: Value | null) => (value === null ? null : toWire(value)),
  fromWire: (wire: Wire | null) => (wire === null ? null : fromWire(wire)),
});
