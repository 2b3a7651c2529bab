import * as v from 'valibot';
import { sessionJson, storedValue } from '../../shared/storage/jsonStorage.ts';

/**
 * True while a WhatsApp tab is being opened. It stays true when the browser opened none or replaced this page; then no other tab is
 * tried.
 */
export const tabAsked = storedValue(sessionJson, 'tabAsked', v.literal(true), null);
