import * as v from 'valibot';
import { sessionJson, storedValue } from '../../shared/storage/jsonStorage.ts';

const key = 'typedDetails';

const text = v.string();
const schema = v.object({
  over: v.array(v.nullable(text)),
  form: v.object({ houseNumber: text, reference: text, phoneNumber: text }),
});

/** The form of the delivery details as it is typed, and the stored address and details that it was typed over. */
export const storedTypedDetails = storedValue(sessionJson, key, schema, null);
