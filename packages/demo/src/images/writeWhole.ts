import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

let drafts = 0;

/** Atomic: no reader gets an incomplete file, also after a crash. */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}-${++drafts}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}
