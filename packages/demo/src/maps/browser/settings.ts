/** A part of the service that tests can make refuse every call. */
export type Deniable = 'auth' | 'geocoder' | 'places-legacy' | 'places-new';

/** Knobs for tests: set on `window.__GMAPS_SIM__` before or after the script loads. */
export type SimulatorSettings = {
  /** Milliseconds before an answer; 60 when left out. */
  readonly latency?: number;
  readonly deny?: readonly Deniable[];
};

/** What the page did with the API, for tests: on `window.__gmapsSim`. */
export type SimulatorStats = {
  loads: number;
  maps: number;
  markers: number;
  /** What the last map was told. */
  zoom?: number | undefined;
  /** How often each service was asked. */
  readonly calls: Record<string, number>;
};

declare global {
  interface Window {
    __GMAPS_SIM__?: SimulatorSettings;
    __gmapsSim?: SimulatorStats;
    gm_authFailure?: () => void;
  }
}

const defaultLatencyMs = 60;

export function stats(): SimulatorStats {
  window.__gmapsSim ??= { loads: 0, maps: 0, markers: 0, calls: {} };
  return window.__gmapsSim;
}

export const isDenied = (part: Deniable): boolean => window.__GMAPS_SIM__?.deny?.includes(part) ?? false;

/** Answers after the latency, as a network would. Counts the call under the service's name. */
export async function respond<Answer>(service: string, answer: () => Answer): Promise<Answer> {
  const { calls } = stats();
  calls[service] = (calls[service] ?? 0) + 1;
  await new Promise((resolve) => setTimeout(resolve, window.__GMAPS_SIM__?.latency ?? defaultLatencyMs));
  return answer();
}

export type RequestStatus =
  | 'ZERO_RESULTS'
  | 'REQUEST_DENIED'
  | 'INVALID_REQUEST'
  | 'NOT_FOUND'
  | 'PERMISSION_DENIED'
  | 'UNKNOWN_ERROR';

/** How the real services fail: promises reject with this, callbacks get its code. */
export class MapsRequestError extends Error {
  override readonly name = 'MapsRequestError';
  readonly code: RequestStatus;
  readonly endpoint: string;

  constructor(code: RequestStatus, endpoint: string) {
    super(`${endpoint}: ${code}`);
    this.code = code;
    this.endpoint = endpoint;
  }
}

export const statusOf = (error: unknown): RequestStatus =>
  error instanceof MapsRequestError ? error.code : 'UNKNOWN_ERROR';
