import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/**
 * The strict form that a client should send, although the server accepts more (`"12"` for `12`). A field with
 * a default is optional.
 */
export const requestSchema = (schema: GenericSchema): JsonSchema => convert(schema, requiredByInput);

/** The form in which this server answers: every field, in one spelling. */
export const answerSchema = (schema: GenericSchema): JsonSchema => convert(schema, firstSpelling);

type Override = NonNullable<ConversionConfig['overrideSchema']>;

function convert(schema: GenericSchema, overrideSchema: Override): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'output',
    // JSON Schema has no word for them.
    ignoreActions: ['check', 'finite', 'trim', 'transform'],
    overrideSchema,
  });
  return converted;
}

const requiredByInput: Override = ({ valibotSchema, jsonSchema }) => {
  if (!hasEntries(valibotSchema)) return undefined;
  return { ...jsonSchema, required: namesOf(valibotSchema, (entry) => !isOptional(entry)) };
};

/**
 * A union accepts one value in several spellings; the first is the contract's. A field with a default is
 * always present.
 */
const firstSpelling: Override = ({ valibotSchema, jsonSchema }) => {
  if (hasEntries(valibotSchema)) {
    const required = namesOf(valibotSchema, (entry) => !isOptional(entry) || entry.default !== undefined);
    return { ...jsonSchema, required };
  }
  const [first] = jsonSchema.anyOf ?? [];
  return valibotSchema.type === 'union' && typeof first === 'object' ? first : undefined;
};

type Entry = { readonly type: string; readonly default?: unknown };
type WithEntries = { readonly entries: Readonly<Record<string, Entry>> };

const isOptional = ({ type }: Entry) => type === 'optional' || type === 'nullish';

const namesOf = ({ entries }: WithEntries, isWanted: (entry: Entry) => boolean) =>
  Object.entries(entries)
    .filter(([, entry]) => isWanted(entry))
    .map(([name]) => name);

const hasEntries = (schema: object): schema is WithEntries => 'entries' in schema;
