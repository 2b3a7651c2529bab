/** Calls that come while the work is under way have it done once more, whatever their number. */
export function coalesced(work: () => Promise<void>): () => void {
  let isWanted = false;
  let isWorking = false;
  const run = async () => {
    isWorking = true;
    try {
      while (isWanted) {
        isWanted = false;
        await work();
      }
    } catch {
      // Whoever calls next has it tried again.
    } finally {
      isWorking = false;
    }
  };
  return () => {
    isWanted = true;
    if (!isWorking) void run();
  };
}
