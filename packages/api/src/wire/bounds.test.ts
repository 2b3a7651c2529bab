import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as contract from '../index.ts';
import type { Call } from './call.ts';
import { listOf } from './requestFields.ts';

/** The parts of a valibot schema that this test reads. */
type Schema = {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Schema[];
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly options?: readonly (Schema | string | number)[];
  readonly wrapped?: Schema;
};

/** A schema and the actions after it, in their order; a pipe within a pipe is flattened. */
const stepsOf = (schema: Schema): readonly Schema[] => schema.pipe?.flatMap(stepsOf) ?? [schema];

const closed = ['boolean', 'picklist', 'literal', 'null', 'object', 'tuple', 'variant', 'union'];
const wrapping = ['optional', 'nullable', 'nullish'];

/** The paths of the values that may be of any size. @param after the steps that follow the schema */
function unbounded(schema: Schema, path: string, after: readonly Schema[] = []): readonly string[] {
  const [first = schema, ...rest] = stepsOf(schema);
  const next = [...rest, ...after];
  const types = next.map(({ type }) => type);
  const inside = Object.entries(first.entries ?? {}).flatMap(([name, entry]) =>
    unbounded(entry, `${path}.${name}`),
  );
  const parts = (first.items ?? []).flatMap((item, index) => unbounded(item, `${path}.${index}`));
  const options = (first.type === 'picklist' ? [] : (first.options ?? [])).flatMap((option) =>
    typeof option === 'object' ? unbounded(option, path, next) : [],
  );
  const below = [...inside, ...parts, ...options];
  switch (first.type) {
    case 'string':
      return types[0] === 'max_length' ? [] : [path];
    case 'number':
      return types.includes('min_value') && types.includes('max_value') ? [] : [path];
    case 'array': {
      // The items are read by a second array, after the length was checked.
      const list = next.find(({ type }) => type === 'array');
      const isShort = first.item?.type === 'unknown' && types[0] === 'max_length';
      return isShort && list?.item ? unbounded(list.item, `${path}[]`) : [path];
    }
    default:
      if (wrapping.includes(first.type)) return unbounded(first.wrapped ?? first, path, next);
      return closed.includes(first.type) ? below : [path];
  }
}

const calls = Object.entries<unknown>(contract).flatMap(([name, value]) =>
  typeof value === 'object' && value !== null && 'answer' in value && 'path' in value
    ? [[name, value as Pick<Call<never, unknown, unknown>, 'params' | 'query' | 'body'>] as const]
    : [],
);

it.each(calls)('every value of a request of %s has bounds', (name, call) => {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (schema) expect(unbounded(schema as unknown as Schema, `${name} ${part}`)).toEqual([]);
  }
});

it('knows all calls', () => {
  expect(calls.length).toBeGreaterThan(40);
});

describe('a value without bounds is found', () => {
  const bounded = v.pipe(v.string(), v.maxLength(3));
  it.each<[string, v.GenericSchema]>([
    ['a text', v.string()],
    ['a text whose length is checked late', v.pipe(v.string(), v.trim(), v.maxLength(3))],
    ['a text in a union', v.union([v.number(), v.string()])],
    ['a number', v.number()],
    ['a number without a least value', v.pipe(v.number(), v.maxValue(3))],
    ['a list', v.array(bounded)],
    ['a list whose items are read before its length', v.pipe(v.array(bounded), v.maxLength(3))],
    ['the item of a list', listOf(v.string(), 3)],
    ['a field', v.nullable(v.object({ deep: v.optional(v.object({ deeper: v.string() })) }))],
    ['a record', v.record(v.string(), bounded)],
    ['an object with any fields', v.looseObject({})],
    ['anything', v.any()],
  ])('%s', (_, schema) => {
    expect(unbounded(schema as unknown as Schema, 'x')).not.toEqual([]);
  });
});

it('a list that is too long is refused before its items are read', () => {
  let reads = 0;
  const item = v.check<number>(() => {
    reads += 1;
    return true;
  });
  const list = listOf(v.pipe(v.number(), item), 3);
  expect(v.is(list, [1, 2, 3, 4])).toBe(false);
  expect(reads).toBe(0);
  expect(v.is(list, [1, 2, 3])).toBe(true);
});
