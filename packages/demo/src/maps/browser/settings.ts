/** A part of the service that tests can make fail. */
export type Deniable = 'auth' | 'geocoder' | 'places-legacy' | 'places-new';

/** Test settings: `window.__GMAPS_SIM__`, before or after the script loads. */
export type SimulatorSettings = {
  /** Milliseconds before a response; 60 by default. */
  readonly latency?: number;
  readonly deny?: readonly Deniable[];
};

/** Statistics for tests: `window.__gmapsSim`. */
export type SimulatorStats = {
  loads: number;
  maps: number;
  markers: number;
  /** The zoom of the last map. */
  zoom?: number | undefined;
  /** Calls per service. */
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

/** A refused key (`auth`) denies every service. */
export function isDenied(part: Deniable): boolean {
  const { deny = [] } = window.__GMAPS_SIM__ ?? {};
  return deny.includes(part) || deny.includes('auth');
}

/** Responds after the latency, and counts the call under the service's name. */
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

/** The failure of the real services: a rejected promise, or a callback with its code. */
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
