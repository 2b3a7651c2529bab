const key = 'reloadedAtMs';
/** Milliseconds in which a page reloads itself once at most. */
const restMs = 60_000;

/**
 * For a browser that will not ask for a script again in this document. What is kept (cart, address, session) stays. A
 * page that has just reloaded, or that cannot remember it, does not.
 */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < restMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
}
