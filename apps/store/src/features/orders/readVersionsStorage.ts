import * as v from 'valibot';
import { localJson, storedValue } from '../../shared/storage/jsonStorage.ts';

/** By the number of an order: the last change by staff that its customer has read. */
export type ReadVersions = Readonly<Record<string, number>>;

const key = 'readOrderVersions';

/** Far more orders than a customer has at the same time. */
const maxRead = 50;

const { load, save } = storedValue<ReadVersions, ReadVersions>(
  localJson,
  key,
  v.record(v.string(), v.number()),
  {},
);

/** Keeps the newest orders: an object lists its numbers in ascending order. */
export const storedReadVersions = {
  load,
  save: (read: ReadVersions): void => save(Object.fromEntries(Object.entries(read).slice(-maxRead))),
};
