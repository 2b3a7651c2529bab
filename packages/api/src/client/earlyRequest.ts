/** A request of the page's inline script, sent before the app is there. */
type EarlyRequest = {
  readonly url: string;
  readonly authorization: string;
  readonly askedAtMs: number;
  readonly answer: Promise<Response>;
  readonly abort: () => void;
};

declare global {
  interface Window {
    earlyRequest?: EarlyRequest | undefined;
  }
}

/** An older answer is not used: on a bad link the scripts may come much later. As often as the board polls. */
const usableMs = 10_000;

/** Asks for what the app will ask for first, with the headers of its client. */
export function askEarly(fetch: typeof globalThis.fetch, url: string, token: string): void {
  const controller = new AbortController();
  const authorization = `Bearer ${token}`;
  const answer = fetch(url, {
    headers: { Accept: 'application/json', Authorization: authorization },
    signal: controller.signal,
  });
  // The app may never take it.
  answer.catch(() => {});
  window.earlyRequest = {
    url,
    authorization,
    askedAtMs: Date.now(),
    answer,
    abort: () => controller.abort(),
  };
}

/** `fetch` that uses the early answer, once, for the same request of the same account. */
export function withEarlyAnswer(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (url, init = {}) => {
    const early = window.earlyRequest;
    if (early === undefined || early.url !== url) return fetch(url, init);
    window.earlyRequest = undefined;
    const isSame = new Headers(init.headers).get('Authorization') === early.authorization;
    if (!isSame || Date.now() - early.askedAtMs > usableMs) {
      early.abort();
      return fetch(url, init);
    }
    init.signal?.addEventListener('abort', early.abort);
    // A lost one is asked again; an aborted one rejects in `fetch`.
    return early.answer.catch(() => fetch(url, init));
  };
}
