import { createReadStream, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { messageOf, StartError } from '../errors.ts';

/** Readable only by its owner, because it contains phones and addresses. Does not overwrite a file. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  const counted = async function* () {
    for await (const line of lines) {
      count += 1;
      yield `${line}\n`;
    }
  };
  // Opened first: a stream that opens itself may create the file after a failed write has removed it.
  const target = await createFile(file);
  try {
    await pipeline(Readable.from(counted()), target.createWriteStream({ flush: true }));
  } catch (error) {
    rmSync(file, { force: true });
    throw unwritable(file, error);
  }
  return count;
}

async function createFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new StartError(`«${file}» ya existe: elige otro nombre.`);
    throw unwritable(file, error);
  }
}

const unwritable = (file: string, cause: unknown) =>
  new StartError(`No se puede escribir «${file}»: ${messageOf(cause)}`, { cause });

/** The longest line of a real backup, a changed order with all its former contents, is far shorter. */
const maxLineLength = 16 * 1024 * 1024;

/** @throws StartError during the iteration if the file cannot be read, or is no text of lines */
export async function* readLines(file: string): AsyncGenerator<string> {
  const input = createReadStream(file, 'utf8');
  try {
    yield* linesOf(input);
  } catch (cause) {
    throw new StartError(`No se puede leer «${file}»: ${messageOf(cause)}`, { cause });
  } finally {
    input.destroy();
  }
}

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

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
