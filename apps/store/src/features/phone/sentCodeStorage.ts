import * as v from 'valibot';
import {
  type JsonStorage,
  type StoredValue,
  sessionJson,
  storedValue,
} from '../../shared/storage/jsonStorage.ts';

/** The provider's id of the code that was sent last: a page that was discarded and reloaded can still verify it. */
export type SentCodeStorage = StoredValue<string, null>;

export const createSentCodeStorage = (json: JsonStorage): SentCodeStorage =>
  storedValue(json, 'smsSentCode', v.string(), null);

export const storedSentCode = createSentCodeStorage(sessionJson);
