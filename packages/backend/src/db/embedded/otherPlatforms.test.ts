import { constants, fstatSync, mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LockSystem, lockDirectory } from './directoryLock.ts';
import { DirectoryInUse, listenOn } from './listenOn.ts';

/** The lock on platforms that no machine of ours runs, against a simulation of what their systems promise. */

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Windows: a pipe name has one server at a time, and its end frees the name. */
function aWindows(): LockSystem & { readonly names: Set<string> } {
  const names = new Set<string>();
  return {
    platform: 'win32',
    names,
    openSync,
    async listenOn(name) {
      if (names.has(name)) throw new DirectoryInUse();
      names.add(name);
      return async () => void names.delete(name);
    },
  };
}

/** macOS: a second open with O_EXLOCK fails until the first descriptor is closed. */
function aMac(): LockSystem {
  const exclusive = 0x20;
  const locked = new Map<number, number>();
  const isOpen = (descriptor: number, inode: number) => {
    try {
      return fstatSync(descriptor).ino === inode;
    } catch {
      return false;
    }
  };
  return {
    platform: 'darwin',
    listenOn,
    openSync(path, flags, mode) {
      const descriptor = openSync(path, flags & ~exclusive, mode);
      const { ino } = fstatSync(descriptor);
      const holder = locked.get(ino);
      const isLocked = holder !== undefined && holder !== descriptor && isOpen(holder, ino);
      if (!(flags & exclusive) || !isLocked) {
        if (flags & exclusive) locked.set(ino, descriptor);
        return descriptor;
      }
      // Without O_NONBLOCK `open` would wait for ever.
      if (!(flags & constants.O_NONBLOCK)) throw new Error('open waits for the lock');
      throw Object.assign(new Error('locked'), { code: 'EAGAIN' });
    },
  };
}

describe.each([
  ['Windows', aWindows],
  ['macOS', aMac],
])('on %s', (_, simulate) => {
  it('a locked directory cannot be locked again until it is released', async () => {
    const system = simulate();
    const release = await lockDirectory(directory, system);
    await expect(lockDirectory(directory, system)).rejects.toThrow(DirectoryInUse);
    await release();
    await (await lockDirectory(directory, system))();
  });

  it('a directory is the same one through a symbolic link', async () => {
    const system = simulate();
    mkdirSync(join(directory, 'data'));
    symlinkSync(join(directory, 'data'), join(directory, 'link'));
    await lockDirectory(join(directory, 'data'), system);
    await expect(lockDirectory(join(directory, 'link'), system)).rejects.toThrow(DirectoryInUse);
  });

  it('two directories do not share a lock', async () => {
    const system = simulate();
    for (const name of ['one', 'two']) {
      mkdirSync(join(directory, name));
      await lockDirectory(join(directory, name), system);
    }
  });
});

it('on Windows the lock is a named pipe whose name ignores the case of the path', async () => {
  const system = aWindows();
  for (const name of ['Data', 'data']) mkdirSync(join(directory, name), { recursive: true });
  await lockDirectory(join(directory, 'Data'), system);
  expect([...system.names]).toEqual([expect.stringMatching(/^\\\\\.\\pipe\\crepas-[\da-f]{32}$/)]);
  await expect(lockDirectory(join(directory, 'data'), system)).rejects.toThrow(DirectoryInUse);
});

it('on macOS an error of the file system is not taken for a lock', async () => {
  const missing = join(directory, 'missing');
  await expect(lockDirectory(missing, aMac())).rejects.toMatchObject({ code: 'ENOENT' });
});
