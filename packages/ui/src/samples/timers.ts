/**
 * For stories about a time: timers of this length are held until they are let go. The length itself is checked by that,
 * and how fast a machine is decides nothing.
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
    /** Their time has come. Answers how many there were. */
    letGo(): number {
      Object.assign(window, { setTimeout: start, clearTimeout: stop });
      for (const work of held.values()) work();
      return held.size;
    },
  };
}
