declare global {
  interface Window {
    /** Tests make the service refuse the key. Must be set before the script loads. */
    __GMAPS_SIM__?: { readonly deny?: readonly 'auth'[] };
    /** For tests: the zoom of the last map, and the calls of each service. */
    __gmapsSim?: { zoom?: number; readonly calls: Record<string, number> };
    gm_authFailure?: () => void;
  }
}

const latencyMs = 60;

export function stats() {
  window.__gmapsSim ??= { calls: {} };
  return window.__gmapsSim;
}

export const isKeyRefused = (): boolean => window.__GMAPS_SIM__?.deny?.includes('auth') ?? false;

/** Answers after the latency, and counts the call under the service's name. A refused key refuses every service. */
export async function respond<Answer>(service: string, answer: () => Answer): Promise<Answer> {
  const { calls } = stats();
  calls[service] = (calls[service] ?? 0) + 1;
  await new Promise((resolve) => setTimeout(resolve, latencyMs));
  if (isKeyRefused()) throw new Error(`${service}: REQUEST_DENIED`);
  return answer();
}
