import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canAsk, childrenOf, residentMb } from '../server/processor.mjs';

const everyMs = 100;
const megabyte = 1_000_000;

/**
 * The most resident memory of a process and of its children, in megabytes, until `stop`. NaN where the system does not tell it.
 *
 * @param {number} pid
 * @returns {{ stop: () => { ownMb: number, childrenMb: number } }}
 */
export function watchMemory(pid) {
  let [ownMb, childrenMb] = canAsk ? [0, 0] : [Number.NaN, Number.NaN];
  const look = () => {
    ownMb = Math.max(ownMb, mbOf(pid));
    const ofChildren = childrenOf(pid).map(mbOf);
    childrenMb = Math.max(childrenMb, ...ofChildren);
  };
  const timer = canAsk ? setInterval(look, everyMs) : undefined;
  return {
    stop() {
      clearInterval(timer);
      return { ownMb, childrenMb };
    },
  };
}

/**
 * The most that a folder holds, in megabytes, until `stop`.
 *
 * @param {string} folder
 * @returns {{ stop: () => number }}
 */
export function watchFolder(folder) {
  let mb = 0;
  const timer = setInterval(() => {
    mb = Math.max(mb, folderMb(folder));
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return mb;
    },
  };
}

/** @param {string} folder */
function folderMb(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
      (sum, entry) => sum + (entry.isFile() ? fileMb(join(entry.parentPath, entry.name)) : 0),
      0,
    );
  } catch {
    return 0; // a folder in it was removed in the meantime
  }
}

/** @param {string} file */
export function fileMb(file) {
  try {
    return statSync(file).size / megabyte;
  } catch {
    return 0; // removed in the meantime
  }
}

/** @param {number} pid */
function mbOf(pid) {
  try {
    return residentMb(pid) || 0; // a process that has just ended has no memory
  } catch {
    return 0; // nor a file here
  }
}
