import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type MovableClock = {
  /** For the process that has it. */
  readonly env: Readonly<Record<string, string>>;
  /** From now on that process's clock differs by this: `+1d`, `+0`. Times that it waits are not changed. */
  readonly moveTo: (offset: string) => void;
  readonly remove: () => void;
};

const libraries = '/usr/lib';
const name = 'faketime/libfaketime.so.1';
/** The library of Debian's package `libfaketime`, which sits between a process and the system's clock. */
const library = existsSync(libraries)
  ? readdirSync(libraries)
      .map((folder) => join(libraries, folder, name))
      .find((file) => existsSync(file))
  : undefined;

export const hasMovableClock = library !== undefined;

export function movableClock(offset: string): MovableClock {
  if (library === undefined) throw new Error('This machine has no libfaketime.');
  const folder = mkdtempSync(join(tmpdir(), 'crepas-clock-'));
  const file = join(folder, 'offset');
  const moveTo = (to: string) => writeFileSync(file, `${to}\n`);
  moveTo(offset);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      // Another name of the same in older versions.
      DONT_FAKE_MONOTONIC: '1',
    },
    moveTo,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
