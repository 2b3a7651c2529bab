/**
 * For stories about timers: timers of this length wait until the story fires them. This also checks the length,
 * and does not depend on the speed of the machine.
 */
export function holdTimers(ms: number) {
  const { setTimeout: start, clearTimeout: stop } = window;
  const held = new Map<number, () => void>();
  window.setTimeout = Object.assign((work: TimerHandler, length?: number, ...rest: unknown[]) => {
    const id = start(typeof work === 'function' && length === ms ? () => {} : work, length, ...rest);
    if (typeof work === 'function' && length === ms) held.set(id, () => work(...rest));
    return id;
  }, window.setTimeout);
  window.clearTimeout = (id) => {
    if (typeof id === 'number') held.delete(id);
    stop(id);
  };
  return {
    /** Fires the timers and returns their number. */
    letGo(): number {
      Object.assign(window, { setTimeout: start, clearTimeout: stop });
      for (const work of held.values()) work();
      return held.size;
    },
  };
}
