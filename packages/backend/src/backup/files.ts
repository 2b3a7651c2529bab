import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, rmSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { messageOf, StartError } from '../errors.ts';
import { decrypted, isAge } from './elsewhere/age.ts';
import { BackupError } from './format.ts';

/** The start and the end of the name of a file that is not yet whole. */
export const partialName = { start: '.', end: '.partial' } as const;

/**
 * Readable only by its owner, because it contains phones and addresses. Does not overwrite a file. The name appears when the
 * whole file is on the disk: a kill or a full disk leaves no half file under it. Compressed, if the name ends with `.gz`.
 */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<number> {
  if (existsSync(file)) throw new StartError(`«${file}» ya existe: elige otro nombre.`);
  let count = 0;
  const counted = async function* () {
    for await (const line of lines) {
      count += 1;
      yield `${line}\n`;
    }
  };
  const { start, end } = partialName;
  const partial = join(dirname(file), `${start}${basename(file)}.${randomBytes(6).toString('hex')}${end}`);
  // Opened first: a stream that opens itself may create the file after a failed write has removed it.
  const target = await createFile(partial, file);
  try {
    const output = target.createWriteStream({ flush: true });
    const source = Readable.from(counted());
    await (file.endsWith('.gz') ? pipeline(source, createGzip(), output) : pipeline(source, output));
    await rename(partial, file);
    await flushFolder(dirname(file));
  } catch (error) {
    rmSync(partial, { force: true });
    throw unwritable(file, error);
  }
  return count;
}

async function createFile(partial: string, file: string): Promise<FileHandle> {
  try {
    return await open(partial, 'wx', 0o600);
  } catch (error) {
    throw unwritable(file, error);
  }
}

const unwritable = (file: string, cause: unknown) =>
  new StartError(`No se puede escribir «${file}»: ${messageOf(cause)}`, { cause });

/** The renamed name survives a power cut. */
async function flushFolder(folder: string): Promise<void> {
  // Windows opens no directories.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** The longest line of a real backup, a changed order with all its former contents, is far shorter. */
const maxLineLength = 16 * 1024 * 1024;
const chunkBytes = 1024 * 1024;

/**
 * Compressed or not, encrypted or not.
 *
 * @param identities the private keys for an encrypted one
 * @throws StartError during the iteration if the file cannot be read, or is no text of lines
 * @throws BackupError if its encrypted or compressed text ends early or was altered, or no key opens it
 */
export async function* readLines(file: string, identities: readonly string[] = []): AsyncGenerator<string> {
  const input = createReadStream(file, { highWaterMark: chunkBytes });
  try {
    yield* linesOf(await textOf(input, identities));
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    if (isOfCompression(cause)) {
      throw new BackupError('El respaldo está incompleto o dañado: no se restauró nada.', { cause });
    }
    throw new StartError(`No se puede leer «${file}»: ${messageOf(cause)}`, { cause });
  } finally {
    input.destroy();
  }
}

const gzipStart = Buffer.from([0x1f, 0x8b]);

async function textOf(
  input: AsyncIterable<Uint8Array>,
  identities: readonly string[],
): Promise<AsyncIterable<string>> {
  const { start, all } = await peek(input);
  if (isAge(start)) return textOf(decrypted(all, identities), identities);
  if (!gzipStart.equals(start.subarray(0, 2))) return all.setEncoding('utf8');
  const plain = createGunzip();
  all.on('error', (error) => plain.destroy(error));
  return all.pipe(plain).setEncoding('utf8');
}

/** Looks at the first bytes of a stream: a pipe cannot be opened twice. */
async function peek(input: AsyncIterable<Uint8Array>): Promise<{ start: Buffer; all: Readable }> {
  const chunks = input[Symbol.asyncIterator]();
  const first = await chunks.next();
  const all = Readable.from(
    (async function* () {
      if (first.done) return;
      yield first.value;
      yield* { [Symbol.asyncIterator]: () => chunks };
    })(),
    { objectMode: false },
  );
  return { start: first.done ? Buffer.alloc(0) : Buffer.from(first.value), all };
}

const isOfCompression = (error: unknown) =>
  error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));

/** Not by `readline`, which keeps a line of any length in memory. */
async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) throw new Error('tiene una línea demasiado larga.');
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest;
}
