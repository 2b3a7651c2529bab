import type { JsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';

/** Values that are known to break parsers, databases or regular expressions. */
export const oddText = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', '\ud800', 'null', 'NaN', '-0', '1e999', '0x10', "' or 1=1 --"),
  fc.constantFrom('../../etc', '{{7*7}}', '%s%n', '\u202Ecba', 'İ', 'ﷺ'.repeat(100), '💥'.repeat(500)),
  fc.constant('a'.repeat(20_000)),
  fc.string({ unit: 'binary' }),
);

const oddNumber = fc.oneof(
  fc.constantFrom(-1, 0, -0, 0.1, 1.5, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, 1e308, 5e-324, 21_474_836.48),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { toString: 1 }, { length: -1 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A value of this schema of the contract, in which any part may be odd, missing or additional. */
export function nearly(schema: JsonSchema | boolean | undefined): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') return oddValue;
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: oddValue });
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(nearly));
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: 1, max: 50 });
    case 'number':
      return fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(nearly(schema.items as JsonSchema), { maxLength: 4 });
    case 'object':
      return fittingObject(schema);
    default:
      return fc.oneof(
        fc.string({ minLength: 1, maxLength: 40 }),
        fc.constantFrom('5512345678', '2026-11-21'),
      );
  }
}

function fittingObject({ properties = {} }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, nearly(property)]),
  );
  const extra = fc.dictionary(fc.oneof(fc.constant('__proto__'), fc.string()), oddValue, { maxKeys: 2 });
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(fields) },
    { weight: 2, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(fc.record(fields), extra).map(([own, more]) => ({ ...own, ...more })) },
  );
}
