/** A session of the W3C protocol WebDriver, spoken over HTTP. */
export type Classic = {
  readonly browser: { readonly browserName: string; readonly browserVersion: string };
  readonly get: <Value>(path: string) => Promise<Value>;
  readonly post: <Value>(path: string, body?: object) => Promise<Value>;
  readonly remove: (path: string) => Promise<void>;
};

export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Answer = { readonly value: unknown };

/** A hanging command must fail by itself: a timed-out test cannot name it. */
const commandMs = 60_000;

async function ask(url: string, method: string, body?: object, forMs = commandMs): Promise<unknown> {
  const signal = AbortSignal.timeout(forMs);
  const answer = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as Answer;
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${url}: ${error}: ${message}`);
}

export async function openClassic(url: string, capabilities: object, forMs: number): Promise<Classic> {
  const wanted = { capabilities: { alwaysMatch: capabilities } };
  const made = (await ask(`${url}/session`, 'POST', wanted, forMs)) as {
    sessionId: string;
    capabilities: Classic['browser'];
  };
  const session = `${url}/session/${made.sessionId}`;
  return {
    browser: made.capabilities,
    get: <Value>(path: string) => ask(`${session}${path}`, 'GET') as Promise<Value>,
    post: <Value>(path: string, body = {}) => ask(`${session}${path}`, 'POST', body) as Promise<Value>,
    remove: async (path) => void (await ask(`${session}${path}`, 'DELETE')),
  };
}
