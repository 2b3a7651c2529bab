import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Holds an empty database with its write-ahead log, and some evenings. */
const size = '320m';
const mounted: string[] = [];

const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', folder]).status === 0;
const unmount = (folder: string) => spawnSync('umount', ['--lazy', folder]);

/** The disks of the database nodes. */
export type NodeDisks = {
  /** Receives the empty folder of a node. */
  readonly prepare: (folder: string) => void;
  /** Called when the nodes have ended. */
  readonly remove: () => void;
};

/** Small disks for the database nodes, so that one can be filled. Only root may mount them. */
export const disk = {
  isHere: canMount(),
  /** Mounts a disk at the folder of a node. */
  prepare(folder: string): void {
    if (!disk.isHere) return;
    if (!mount(folder)) throw new Error(`No disk could be mounted at ${folder}.`);
    mounted.push(folder);
  },
  /** @returns frees the space again */
  fill(folder: string): () => void {
    const ballast = join(folder, 'ballast');
    const file = openSync(ballast, 'w');
    try {
      for (;;) writeSync(file, Buffer.alloc(4096));
    } catch {
      closeSync(file);
    }
    return () => rmSync(ballast);
  },
  remove(): void {
    for (const folder of mounted.splice(0)) unmount(folder);
  },
};

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'crepas-mount-'));
  const isMounted = mount(folder);
  if (isMounted) unmount(folder);
  rmSync(folder, { recursive: true, force: true });
  return isMounted;
}
