const key = 'reloadedAtMs';
/** At most one automatic reload in this many milliseconds. */
const intervalMs = 60_000;

/**
 * For browsers that never fetch a failed script again in the same document. Stored data (cart, address, session) is
 * kept. Without a usable sessionStorage it does nothing, because it could then reload for ever.
 *
 * @returns whether the page reloads
 */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < intervalMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
