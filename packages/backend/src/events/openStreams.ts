/** How many streams each caller has open. */
export type OpenStreams = {
  /** @returns to be called when the stream ends; null for one too many */
  readonly enter: (caller: string) => (() => void) | null;
};

export function createOpenStreams(mostPerCaller: number): OpenStreams {
  const open = new Map<string, number>();
  return {
    enter(caller) {
      const present = open.get(caller) ?? 0;
      if (present >= mostPerCaller) return null;
      open.set(caller, present + 1);
      return () => {
        const left = (open.get(caller) ?? 1) - 1;
        if (left > 0) open.set(caller, left);
        else open.delete(caller);
      };
    },
  };
}
