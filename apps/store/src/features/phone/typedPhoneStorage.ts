import * as v from 'valibot';
import { sessionJson, storedValue } from '../../shared/storage/jsonStorage.ts';

const key = 'typedPhone';

const schema = v.object({ over: v.nullable(v.string()), phone: v.string() });

/** The phone as it is being typed, and the one of the stored details that it was typed over. */
export const storedTypedPhone = storedValue(sessionJson, key, schema, null);
