import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRecipient } from '../../config/copySettings.ts';
import { StartError } from '../../errors.ts';
import { readLines, writeLines } from '../files.ts';
import { BackupError } from '../format.ts';
import { createBackupKeys, encryptFile, readIdentities } from './age.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crepas-age-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);
/** More than one piece of 64 KiB, also when compressed. */
const texts = Array.from({ length: 20_000 }, (_, index) => `${index} ${Math.sin(index)}`);
async function* lines() {
  yield* texts;
}
async function all(read: AsyncIterable<string>): Promise<readonly string[]> {
  const found = [];
  for await (const text of read) found.push(text);
  return found;
}

/** @returns the encrypted file and its private key */
async function encryptedBackup(name: string) {
  const { recipient, identity } = await createBackupKeys();
  await writeLines(inFolder(name), lines());
  const file = inFolder(`${name}.age`);
  await encryptFile(inFolder(name), file, recipient);
  return { file, identity };
}

describe.each(['plain.jsonl', 'compressed.jsonl.gz'])('%s, encrypted', (name) => {
  it('is read with its key, and only its owner may read the file', async () => {
    const { file, identity } = await encryptedBackup(name);
    expect(readFileSync(file).includes(texts[7] ?? '')).toBe(false);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await all(readLines(file, [(await createBackupKeys()).identity, identity]))).toEqual(texts);
  });

  it('is refused without its key', async () => {
    const { file } = await encryptedBackup(name);
    await expect(all(readLines(file))).rejects.toThrow(
      'El respaldo está cifrado: da tu llave con «--identity ARCHIVO».',
    );
    await expect(all(readLines(file, [(await createBackupKeys()).identity]))).rejects.toThrow(
      'Esa llave no abre el respaldo: se cifró para otra.',
    );
  });

  it('is refused when it was cut or altered anywhere', async () => {
    const { file, identity } = await encryptedBackup(name);
    const bytes = readFileSync(file);
    const broken = inFolder('broken.age');
    const pieces = 65_536 + 16;
    const header = bytes.length % pieces;
    for (const length of [30, 150, header, header + 16 + pieces, bytes.length - pieces, bytes.length - 1]) {
      writeFileSync(broken, bytes.subarray(0, length));
      await expect(all(readLines(broken, [identity])), `${length}`).rejects.toThrow(BackupError);
    }
    for (const place of [25, 120, 250, bytes.length >> 1, bytes.length - 1]) {
      const altered = Buffer.from(bytes);
      altered[place] = (altered[place] ?? 0) ^ 1;
      writeFileSync(broken, altered);
      await expect(all(readLines(broken, [identity])), `${place}`).rejects.toThrow(BackupError);
    }
    writeFileSync(broken, Buffer.concat([bytes, Buffer.from('x')]));
    await expect(all(readLines(broken, [identity]))).rejects.toThrow(BackupError);
  });
});

it('a public key of age is one, and its misspelling is none', async () => {
  const { recipient } = await createBackupKeys();
  expect(isRecipient(recipient)).toBe(true);
  for (const text of ['', 'age1', `${recipient.slice(0, -1)}b`, recipient.slice(1), 'ssh-ed25519 AAAA']) {
    expect(isRecipient(text), text).toBe(false);
  }
});

it('private keys are read from a file as age-keygen writes it', async () => {
  const { recipient, identity } = await createBackupKeys();
  writeFileSync(inFolder('keys'), `# created: 2026\n# public key: ${recipient}\r\n${identity}\r\n\n`);
  expect(readIdentities(inFolder('keys'))).toEqual([identity]);
  for (const text of ['', '# nothing', recipient, `${identity}x`, `${identity}\nmore`]) {
    writeFileSync(inFolder('keys'), text);
    // Without the text, which may be a secret.
    expect(() => readIdentities(inFolder('keys')), text).toThrow(
      new StartError(`«${inFolder('keys')}» no es un archivo de llaves privadas de age (AGE-SECRET-KEY-…).`),
    );
  }
  expect(() => readIdentities(inFolder('missing'))).toThrow('No se puede leer');
});

const hasAge = spawnSync('age', ['--version']).status === 0;
it.skipIf(!hasAge)(
  'the program age opens what is encrypted here, and the other way (skipped where it is not installed)',
  async () => {
    const { file, identity } = await encryptedBackup('plain.jsonl');
    writeFileSync(inFolder('keys'), identity);
    const opened = spawnSync('age', ['--decrypt', '--identity', inFolder('keys'), file]);
    expect(opened.stdout.equals(readFileSync(inFolder('plain.jsonl')))).toBe(true);

    expect(spawnSync('age-keygen', ['--output', inFolder('theirs')]).status).toBe(0);
    const [, recipient = ''] = /public key: (age1\w+)/.exec(readFileSync(inFolder('theirs'), 'utf8')) ?? [];
    const target = inFolder('theirs.age');
    expect(spawnSync('age', ['-r', recipient, '-o', target, inFolder('plain.jsonl')]).status).toBe(0);
    expect(await all(readLines(target, readIdentities(inFolder('theirs'))))).toEqual(texts);
  },
);
