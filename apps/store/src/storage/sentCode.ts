import * as v from 'valibot';
import { type JsonStorage, sessionJson } from './jsonStorage.ts';

const sentCodeKey = 'smsSentCode';

/** The provider's id of the code that was sent last: a page that was discarded and reloaded can still verify it. */
export type SentCodeStorage = {
  readonly load: () => string | null;
  readonly save: (id: string) => void;
  readonly clear: () => void;
};

export const createSentCodeStorage = (json: JsonStorage): SentCodeStorage => ({
  load: () => {
    const read = v.safeParse(v.string(), json.read(sentCodeKey));
    return read.success ? read.output : null;
  },
  save: (id) => json.write(sentCodeKey, id),
  clear: () => json.remove(sentCodeKey),
});

export const storedSentCode = createSentCodeStorage(sessionJson);
