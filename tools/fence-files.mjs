/**
 * The files that `fences.test.ts` lays between the others for a moment: whoever reads the whole tree beside it leaves
 * them out, or fails at what is gone a moment later.
 */

/** @type {(index: number) => string} */
export const fenceFile = (index) => `fence-${index}.ts`;

/** @type {(path: string) => boolean} */
export const isFenceFile = (path) => /(^|[\\/])fence-\d+\.ts$/.test(path);
