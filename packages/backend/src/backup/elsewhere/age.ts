import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { messageOf, StartError } from '../../errors.ts';
import { BackupError } from '../format.ts';

/** The first bytes of a file in the format of age (https://age-encryption.org). */
const ageStart = Buffer.from('age-encryption.org/v1\n');

export const isAge = (start: Buffer): boolean => ageStart.equals(start.subarray(0, ageStart.length));

/** Streams: the memory does not grow with the file. The target must not exist, and only its owner can read it. */
export async function encryptFile(source: string, target: string, recipient: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const plain = Readable.toWeb(createReadStream(source)) as ReadableStream<Uint8Array>;
  const encrypted = await encrypter.encrypt(plain);
  await pipeline(
    Readable.fromWeb(encrypted as WebStream),
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
  );
}

/**
 * Decrypts a stream, piece by piece. Each piece is authenticated, and the last one is marked: a cut file fails at its end.
 *
 * @throws BackupError with a sentence, also during the iteration
 */
export async function* decrypted(input: Readable, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  if (identities.length === 0) {
    throw new BackupError('El respaldo está cifrado: da tu llave con «--identity ARCHIVO».');
  }
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(input) as ReadableStream<Uint8Array>);
    yield* plain as WebStream<Uint8Array>;
  } catch (cause) {
    // A failure of the disk says nothing about the backup.
    if (cause instanceof Error && 'code' in cause) throw cause;
    throw new BackupError(
      /no identity matched/.test(messageOf(cause))
        ? 'Esa llave no abre el respaldo: se cifró para otra.'
        : 'El respaldo cifrado está incompleto o dañado: no se restauró nada.',
      { cause },
    );
  }
}

const maxIdentityBytes = 64 * 1024;

/**
 * The private keys of a file as `age-keygen` writes it: one a line, beside comments.
 *
 * @throws StartError
 */
export function readIdentities(file: string): readonly string[] {
  const lines = startOf(file)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.trim());
  if (lines.length > 0 && lines.every(isIdentity)) return lines;
  throw new StartError(`«${file}» no es un archivo de llaves privadas de age (AGE-SECRET-KEY-…).`);
}

/** Without the text, which is a secret. */
function isIdentity(text: string): boolean {
  try {
    new Decrypter().addIdentity(text);
    return true;
  } catch {
    return false;
  }
}

function startOf(file: string): string {
  try {
    const opened = openSync(file, 'r');
    try {
      const buffer = Buffer.alloc(maxIdentityBytes);
      return buffer.toString('utf8', 0, readSync(opened, buffer));
    } finally {
      closeSync(opened);
    }
  } catch (cause) {
    throw new StartError(`No se puede leer «${file}».`, { cause });
  }
}

/** New keys for copies elsewhere, as `age-keygen` makes them. */
export async function createBackupKeys(): Promise<{ readonly recipient: string; readonly identity: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
