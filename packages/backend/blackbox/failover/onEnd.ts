const cleanups: (() => void)[] = [];

/** Runs this when the test's process ends, also by Ctrl+C: a database that runs on would keep its port and its disk. */
export function onEnd(cleanup: () => void): void {
  if (cleanups.length === 0) {
    process.once('exit', () => {
      for (const each of cleanups) each();
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  }
  cleanups.push(cleanup);
}
