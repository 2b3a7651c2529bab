import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { KnownCall } from '../../src/openapi/contractCalls.ts';
import { requestSchema } from '../../src/openapi/jsonSchema.ts';
import type { OddRequest } from './oddRequests.ts';

/** A request with one large value, and what is wrong with it. */
export type LargeRequest = {
  readonly title: string;
  readonly request: OddRequest;
  /** Whether the schemas accept it: names that the contract lacks are ignored, and every field may be optional. */
  readonly isIgnored: boolean;
};

/** Bytes of a value: the limit of a body is 256 KiB. */
const size = 240_000;
const filled = (text: string) => text.repeat(size / Buffer.byteLength(text));

const listOf = (item: string) => `[${item}${filled(`,${item}`)}]`;
const names = (field: (at: number) => string) =>
  `{${Array.from({ length: size / 12 }, (_, at) => field(at)).join(',')}}`;

const namesOnly = {
  'many names': names((at) => `"n${at}":1`),
  'one name many times': names(() => '"repeated":1'),
};

/** As JSON: some of them are too deep for `JSON.stringify`. */
const largeValues = {
  text: {
    'a long text': `"${filled('a')}"`,
    'stacked marks': `"a${filled('\u0301')}"`,
    'joined characters': `"${filled('👩\u200d')}"`,
    commas: `"${filled(',')}"`,
    spaces: `"a${filled(' ')}a"`,
  },
  number: {
    digits: `"${filled('1')}"`,
    'a number of many digits': filled('1'),
    'an unsafe number': String(2 ** 53),
    'a text of infinity': '"1e999"',
  },
  list: {
    'a list of numbers': listOf('1'),
    'a list of texts': listOf('"a"'),
    'a list of lists': listOf('[]'),
    'a list of objects': listOf('{}'),
  },
  object: {
    ...namesOnly,
    'deep lists': '['.repeat(size / 2) + ']'.repeat(size / 2),
  },
};
type Kind = keyof typeof largeValues;

const inAddress = ['a'.repeat(6_000), '9'.repeat(6_000), '%F0%9F%92%A5'.repeat(500)];

type Path = readonly (string | number)[];
type Place = { readonly path: Path; readonly schema: JsonSchema };

/** The whole value, and every part of it. */
function placesOf(schema: JsonSchema | boolean | undefined, path: Path = []): readonly Place[] {
  if (typeof schema !== 'object') return [];
  return [
    { path, schema },
    ...(schema.anyOf ?? schema.oneOf ?? []).flatMap((option) =>
      placesOf(option, path).filter((place) => place.path !== path),
    ),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => placesOf(part, [...path, name])),
    ...(schema.items === undefined ? [] : placesOf(schema.items as JsonSchema, [...path, 0])),
  ];
}

/** Texts of the contract; the first that fits is a field's usual value. */
const usualTexts = [
  '5512345678',
  '2026-11-21',
  '2026-11-21T18:15:00-06:00',
  '18:00',
  'ana@crepas.example',
  '/a.webp',
  'A'.repeat(24),
  'A'.repeat(88),
];

/** A value of the schema. */
function usual(schema: JsonSchema | boolean | undefined): unknown {
  if (typeof schema !== 'object') return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option !== undefined) return usual(option);
  switch (schema.type) {
    case 'boolean':
      return false;
    case 'array':
      return schema.prefixItems?.map(usual) ?? [usual(schema.items as JsonSchema)];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, usual(part)]),
      );
    case 'string':
      return usualTexts.find((text) => fits(text, schema)) ?? '';
    default:
      return schema.minimum ?? 0;
  }
}

const fits = (text: string, { pattern = '', minLength = 0, maxLength = 99, format }: JsonSchema) =>
  new RegExp(pattern).test(text) &&
  text.length >= minLength &&
  text.length <= maxLength &&
  (format !== 'date' || text.includes('-'));

const mark = '@large@';

/** The value as JSON, with another JSON text in this place. */
function jsonWith(value: unknown, path: Path, large: string): string {
  const put = (part: unknown, [key, ...rest]: Path): unknown => {
    if (key === undefined) return mark;
    if (typeof key === 'number') return [put(Array.isArray(part) ? part[key] : undefined, rest)];
    const fields = typeof part === 'object' && part !== null ? part : {};
    return { ...fields, [key]: put((fields as Record<string, unknown>)[key], rest) };
  };
  return JSON.stringify(put(value, path)).replace(`"${mark}"`, () => large);
}

/**
 * Every part of a call's request with every large value.
 *
 * @param body a usual body; default: one made from the schema
 */
export function largeRequests(
  call: KnownCall,
  headers: Readonly<Record<string, string>>,
  body: unknown = usual(call.body && requestSchema(call.body)),
): readonly LargeRequest[] {
  // A part of the address or of the body that is wrong as well would be refused first.
  if (call.body) v.parse(call.body, body);
  const { method } = call;
  const path = `/api${call.path.replace(/:\w+/g, (name) => (name === ':phone' ? '5512345678' : '1'))}`;
  const inBody = placesOf(call.body && requestSchema(call.body)).flatMap((place) =>
    valuesFor(place).map(([title, large]) => ({
      isIgnored: place.path.length === 0 && title in namesOnly,
      title: `${title} as ${place.path.join('.') || 'the body'} of ${method} ${call.path}`,
      request: {
        method,
        path,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: jsonWith(body, place.path, large),
      },
    })),
  );
  const query = call.query && requestSchema(call.query);
  const base = Object.entries(usual(query) ?? {}).map(([name, value]) => [name, String(value)]);
  const inQuery = Object.keys(query?.properties ?? {}).flatMap((name) =>
    inAddress.map((text) => ({
      isIgnored: false,
      title: `a long ${name} of ${method} ${call.path}`,
      request: {
        method,
        path: `${path}?${base
          .filter(([other]) => other !== name)
          .map((pair) => pair.join('='))
          .join('&')}&${name}=${text}`,
        headers,
        body: undefined,
      },
    })),
  );
  const inPath = call.path.includes(':')
    ? inAddress.map((text) => ({
        isIgnored: false,
        title: `a long path of ${method} ${call.path}`,
        request: { method, path: `/api${call.path.replace(/:\w+/, text)}`, headers, body: undefined },
      }))
    : [];
  return [...inBody, ...inQuery, ...inPath];
}

/** Every value of the kinds that the schema takes, and one of each other kind. */
function valuesFor({ schema }: Place): readonly (readonly [string, string])[] {
  const taken = kindsOf(schema);
  return Object.entries(largeValues).flatMap(([kind, values]) =>
    Object.entries(values).slice(0, taken.has(kind as Kind) ? undefined : 1),
  );
}

const kinds: Readonly<Record<string, Kind>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  array: 'list',
  object: 'object',
};

function kindsOf(schema: JsonSchema | boolean): ReadonlySet<Kind> {
  if (typeof schema !== 'object') return new Set();
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return new Set(options.flatMap((option) => [...kindsOf(option)]));
  const kind = kinds[String(schema.type)];
  return new Set(kind === undefined ? [] : [kind]);
}
