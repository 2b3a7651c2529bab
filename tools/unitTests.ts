/**
 * What the unit tests of every package have in common. The files of a run share its threads, and each module is loaded once: a
 * third of the work. A test undoes what it changes outside of its file.
 */
export const unitTests = {
  environment: 'node',
  pool: 'threads',
  isolate: false,
  maxWorkers: '100%', // the default leaves one of two processors idle
  testTimeout: 30_000, // generous for slow machines, not a limit to reach
  // Shorter than the 15 s after which the server repeats what a notification did not start.
  expect: { poll: { timeout: 10_000 } },
} as const;
