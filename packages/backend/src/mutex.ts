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
