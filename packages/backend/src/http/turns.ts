import { createMutex, type Mutex } from '../mutex.ts';

export type Turns = <Result>(
  key: string,
  task: () => Promise<Result>,
  refuse: () => Error,
) => Promise<Result>;

/**
 * Runs the tasks of a key one at a time, in the order of the calls.
 *
 * @param maxWaiting per key, besides the running one. Further calls throw what `refuse` returns.
 */
export function createTurns(maxWaiting: number): Turns {
  const keys = new Map<string, { readonly mutex: Mutex; unfinished: number }>();
  return async (key, task, refuse) => {
    const own = keys.get(key) ?? { mutex: createMutex(), unfinished: 0 };
    if (own.unfinished > maxWaiting) throw refuse();
    keys.set(key, own);
    own.unfinished += 1;
    try {
      return await own.mutex.runExclusive(task);
    } finally {
      own.unfinished -= 1;
      if (own.unfinished === 0) keys.delete(key);
    }
  };
}
