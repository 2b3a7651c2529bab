/** `AbortSignal.timeout`, which Chrome has in full only from 124 on ([browsers](../../../../docs/browsers.md)). */
export function abortedIn(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), ms);
  return limit.signal;
}

/** An SDK or the browser may never answer: after `maxMs` the answer counts as an error with this code, whatever comes later. */
export async function inTime<T>(answer: Promise<T>, maxMs: number, code: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(`No answer: ${code}`), { code })), maxMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
