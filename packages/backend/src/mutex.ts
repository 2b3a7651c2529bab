/** Runs one task at a time, in the order of the calls. */
export type Mutex = {
  readonly runExclusive: <Result>(task: () => Promise<Result>) => Promise<Result>;
};

export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return {
    runExclusive(task) {
      const result = last.then(task);
      // A failed task does not stop the next ones.
      last = result.catch(() => undefined);
      return result;
    },
  };
}

/**
 * Reads something again, one read at a time: a slow read must not overwrite the result of a later one. Calls that come
 * before the read begins share it.
 */
export function createRefresh(read: () => Promise<void>): () => Promise<void> {
  const mutex = createMutex();
  let pending: Promise<void> | null = null;
  return () => {
    pending ??= mutex.runExclusive(() => {
      pending = null;
      return read();
    });
    return pending;
  };
}

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
