import * as v from 'valibot';
import type { JsonStorage } from './jsonStorage.ts';

export type StoredValue<Value, None> = {
  /** `None` for a missing or invalid value. */
  readonly load: () => Value | None;
  readonly save: (value: Value) => void;
  readonly clear: () => void;
};

/** The value under one key, checked by its schema. */
export const storedValue = <Value, None>(
  json: JsonStorage,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  none: None,
): StoredValue<Value, None> => ({
  load: () => {
    const read = v.safeParse(schema, json.read(key));
    return read.success ? read.output : none;
  },
  save: (value) => json.write(key, value),
  clear: () => json.remove(key),
});
