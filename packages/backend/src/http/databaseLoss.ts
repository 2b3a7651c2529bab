import { isUnavailable, rootCause } from '../db/failures.ts';

type Log = Readonly<Record<'error' | 'warn', (details: object, message: string) => void>>;

/** Tells the log once that the database was lost, and once that it is back: not for each request that fails meanwhile. */
export type DatabaseLoss = {
  /** @param tookMs how long ago the request began that failed */
  readonly note: (error: unknown, tookMs: number) => void;
  readonly stop: () => void;
};

const lookEveryMs = 1_000;

/** @param check rejects while the database cannot be used */
export function watchDatabase(check: () => Promise<unknown>, log: Log): DatabaseLoss {
  let isDoubted = false;
  let foundAtMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const soon = () =>
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, lookEveryMs).unref();
    });
  const look = () =>
    check().then(
      () => null,
      (error: unknown) => ({ error }),
    );

  async function follow(first: unknown): Promise<void> {
    let failed = await look();
    // The pool may have given a connection that was cut with the first one: why there is no new one is what a person needs to read.
    if (failed) await soon();
    if (failed) failed = await look();
    if (isStopped) return;
    const lostAtMs = performance.now();
    if (failed) log.error({ err: failed.error }, sentenceOf(failed.error));
    else log.warn({ err: first }, 'a statement failed, and the database answers');
    while (failed && !isStopped) {
      await soon();
      failed = await look();
      if (!failed)
        log.warn({ seconds: Math.round((performance.now() - lostAtMs) / 1000) }, 'database is back');
    }
    isDoubted = false;
    foundAtMs = performance.now();
  }

  return {
    note(error, tookMs) {
      // A request of before may wait for a connection that is gone, and fail when the database is back.
      if (isDoubted || !isUnavailable(error) || performance.now() - tookMs < foundAtMs) return;
      isDoubted = true;
      void follow(error);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function sentenceOf(error: unknown): string {
  const code = Object(rootCause(error)).code;
  return /^28/.test(String(code))
    ? 'database lost: it refuses the user or the password of DATABASE_URL'
    : 'database lost';
}
