/** Runs `work`. Any number of calls during a run cause one more run. Failures are ignored; the next call tries again. */
export function coalesced(work: () => Promise<void>): () => void {
  let isRequested = false;
  let isWorking = false;
  const run = async () => {
    isWorking = true;
    try {
      while (isRequested) {
        isRequested = false;
        await work();
      }
    } catch {
      // The next call tries again.
    } finally {
      isWorking = false;
    }
  };
  return () => {
    isRequested = true;
    if (!isWorking) void run();
  };
}
