type Window = { current: number; readonly startMs: number };
type Told = (error: Error | null, result?: { readonly current: number; readonly ttl: number }) => void;

/** Strangers choose their addresses: beyond so many the oldest window is forgotten. */
const maxWindows = 5_000;

/**
 * Counts requests in windows of time. By a clock that only goes forward: with the plugin's own store, a wall clock that
 * is set back an hour keeps whoever was at the limit out for an hour.
 */
export class RateWindows {
  readonly #windows = new Map<string, Window>();
  readonly #nowMs: () => number;

  constructor(_options: unknown, nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  incr(key: string, tell: Told, windowMs = 60_000): void {
    const nowMs = this.#nowMs();
    const known = this.#windows.get(key);
    const window = known && nowMs - known.startMs < windowMs ? known : this.#open(key, nowMs);
    window.current += 1;
    tell(null, { current: window.current, ttl: windowMs - (nowMs - window.startMs) });
  }

  /** A route with limits of its own counts apart. */
  child(_options: unknown): RateWindows {
    return new RateWindows(null, this.#nowMs);
  }

  #open(key: string, startMs: number): Window {
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size >= maxWindows) this.#windows.delete(oldest);
    const window = { current: 0, startMs };
    this.#windows.set(key, window);
    return window;
  }
}
