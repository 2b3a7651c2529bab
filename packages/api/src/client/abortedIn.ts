/** `AbortSignal.timeout`, which Chrome has in full only from 124 on ([browsers](../../../../docs/browsers.md)). */
export function abortedIn(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), ms);
  return limit.signal;
}
