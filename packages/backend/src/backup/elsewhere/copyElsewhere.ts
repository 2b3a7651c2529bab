import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { CopySettings } from '../../config/copySettings.ts';
import { listErasures } from '../erasures.ts';
import { requireSpace } from '../makeBackup.ts';
import { encryptFile } from './age.ts';
import { putObject } from './putObject.ts';
import { runCommand } from './runCommand.ts';

const outgoingPrefix = 'backup-outgoing-';

/**
 * Encrypts a backup and the erasures beside it, and sends them elsewhere as `crepas-….jsonl.gz.age` and `erasures-….jsonl.age`. One call at a time for a folder.
 *
 * @param folder gets the encrypted file meanwhile
 * @throws Error with a sentence; the backup is as it was
 */
export async function copyElsewhere(
  file: string,
  folder: string,
  { recipient, place }: CopySettings,
): Promise<void> {
  await removeOutgoing(folder);
  await requireSpace(folder, (await stat(file)).size);
  const outgoing = await mkdtemp(join(folder, outgoingPrefix));
  try {
    for (const source of [file, ...(await listErasures(dirname(file)))]) {
      const encrypted = join(outgoing, `${basename(source)}.age`);
      await encryptFile(source, encrypted, recipient);
      if (place.kind === 'bucket') await putObject(place, encrypted);
      else await runCommand(place.program, encrypted);
    }
  } finally {
    await rm(outgoing, { recursive: true, force: true });
  }
}

/** A copy that was killed left its encrypted file. */
async function removeOutgoing(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(outgoingPrefix)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
