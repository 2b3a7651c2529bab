import { reloadIfGone } from '@crepas/ui/loading';
import * as v from 'valibot';
import { addressDetailsKey, cartKey, localJson, sessionJson, storedValue } from './jsonStorage.ts';

/** A tap whose script a new release had removed; the page goes on with it after its reload. */
const tap = v.variant('kind', [
  v.object({ kind: v.literal('order'), way: v.optional(v.picklist(['call', 'whatsApp'])), atMs: v.number() }),
  v.object({ kind: v.literal('code'), phone: v.string(), code: v.optional(v.string()), atMs: v.number() }),
  v.object({ kind: v.literal('again'), order: v.number(), atMs: v.number() }),
  v.object({ kind: v.literal('drawer'), atMs: v.number() }),
]);

type StoredTap = v.InferOutput<typeof tap>;
type Tap<Kind extends StoredTap['kind']> = Extract<StoredTap, { kind: Kind }>;

const stored = storedValue(sessionJson, 'tapBeforeReload', tap, null);

/** A reload takes some seconds. A later visit must not order by itself. */
const maxAgeMs = 60_000;

/** What there is to say where the page cannot be reloaded by itself. */
export const goneFileCopy = 'La tienda se actualizó. Recarga la página e intenta de nuevo.';

/**
 * Reloads the page for the files of a new release, and keeps what was tapped.
 *
 * @param path the screen that goes on with it
 * @returns false for any other error, where the reload would lose the cart, and for a second one within a minute
 */
export function reloadForRelease(error: unknown, tapped: StoredTap, path: string): boolean {
  if (localJson.isUnsaved(cartKey) || localJson.isUnsaved(addressDetailsKey)) return false;
  stored.save(tapped);
  if (!reloadIfGone(error)) {
    stored.clear();
    return false;
  }
  if (window.location.pathname !== path) window.history.pushState(null, '', path);
  return true;
}

/** What the document before has stored. Read once: what this document stores is for the next one. */
let waiting = stored.load();
stored.clear();

/** Stays until {@link forgetTap}. */
export function tapBeforeReload<Kind extends StoredTap['kind']>(kind: Kind): Tap<Kind> | null {
  const isRecent = waiting !== null && Math.abs(Date.now() - waiting.atMs) < maxAgeMs;
  return isRecent && waiting?.kind === kind ? (waiting as Tap<Kind>) : null;
}

export function forgetTap(): void {
  waiting = null;
}
