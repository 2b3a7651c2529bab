type Window = { current: number; readonly startMs: number };
type Callback = (error: Error | null, result?: { readonly current: number; readonly ttl: number }) => void;

/** Limits the memory that clients with many addresses can use. The oldest window is dropped first. */
const maxWindows = 5_000;

/**
 * Counts requests in time windows by a monotonic clock. The plugin's own store uses the system clock: if it is set back by
 * an hour, a client at its limit is locked out for an hour.
 */
export class RateWindows {
  readonly #windows = new Map<string, Window>();
  readonly #nowMs: () => number;

  constructor(_options: unknown, nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  incr(key: string, callback: Callback, windowMs = 60_000): void {
    const nowMs = this.#nowMs();
    const known = this.#windows.get(key);
    const window = known && nowMs - known.startMs < windowMs ? known : this.#open(key, nowMs);
    window.current += 1;
    callback(null, { current: window.current, ttl: windowMs - (nowMs - window.startMs) });
  }

  /** Milliseconds until a client that was counted `max` times is below it; 0 when it is. Counts nothing. */
  waitMs(key: string, max: number, windowMs: number): number {
    const window = this.#windows.get(key);
    if (window === undefined || window.current < max) return 0;
    return Math.max(0, windowMs - (this.#nowMs() - window.startMs));
  }

  /** A route with its own limit has its own counts. */
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
