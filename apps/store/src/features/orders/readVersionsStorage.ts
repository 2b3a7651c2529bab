import * as v from 'valibot';
import { localJson, storedValue } from '../../shared/storage/jsonStorage.ts';

/** By the number of an order: the last change by staff that its customer has read. */
export type ReadVersions = Readonly<Record<string, number>>;

const key = 'readOrderVersions';

export const storedReadVersions = storedValue<ReadVersions, ReadVersions>(
  localJson,
  key,
  v.record(v.string(), v.number()),
  {},
);
