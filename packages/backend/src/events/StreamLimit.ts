/** Limits the number of open streams per caller. */
export type StreamLimit = {
  /** @returns the function that frees the place, or null if the caller has reached the limit */
  readonly acquire: (caller: string) => (() => void) | null;
};

export function createStreamLimit(maxPerCaller: number): StreamLimit {
  const open = new Map<string, number>();
  return {
    acquire(caller) {
      const count = open.get(caller) ?? 0;
      if (count >= maxPerCaller) return null;
      open.set(caller, count + 1);
      return () => {
        const left = (open.get(caller) ?? 1) - 1;
        if (left > 0) open.set(caller, left);
        else open.delete(caller);
      };
    },
  };
}
