import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLines, writeLines } from './files.ts';
import { BackupError } from './format.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crepas-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function* lines(...texts: readonly string[]) {
  yield* texts;
}

async function all(read: AsyncIterable<string>): Promise<readonly string[]> {
  const texts = [];
  for await (const text of read) texts.push(text);
  return texts;
}

it('reads what it wrote, and only the owner may read the file', async () => {
  const file = join(folder, 'backup.jsonl');
  expect(await writeLines(file, lines('uno', 'dos'))).toBe(2);
  expect(await all(readLines(file))).toEqual(['uno', 'dos']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('compresses a file whose name ends with .gz, and refuses one that was cut or altered', async () => {
  const file = join(folder, 'backup.jsonl.gz');
  const texts = Array.from({ length: 1_000 }, (_, index) => `línea ${index}`);
  await writeLines(file, lines(...texts));
  expect(statSync(file).size).toBeLessThan(5_000);
  expect(await all(readLines(file))).toEqual(texts);

  const bytes = readFileSync(file);
  const cut = join(folder, 'cut.jsonl.gz');
  writeFileSync(cut, bytes.subarray(0, bytes.length - 9));
  await expect(all(readLines(cut))).rejects.toThrow(BackupError);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  const altered = join(folder, 'altered.jsonl.gz');
  writeFileSync(altered, bytes);
  await expect(all(readLines(altered))).rejects.toThrow(BackupError);
});

it('gives a file its name when it is whole', async () => {
  const file = join(folder, 'backup.jsonl');
  let seen: readonly string[] = [];
  async function* looking() {
    yield 'uno';
    seen = readdirSync(folder);
    yield 'dos';
  }
  await writeLines(file, looking());
  expect(seen).toEqual([expect.stringMatching(/^\.backup\.jsonl\..*\.partial$/)]);
  expect(readdirSync(folder)).toEqual(['backup.jsonl']);
});

it('reads lines that end as on Windows, and a last one without an end', async () => {
  const file = join(folder, 'backup.jsonl');
  writeFileSync(file, 'uno\r\ndos\n\ntres');
  expect(await all(readLines(file))).toEqual(['uno', 'dos', '', 'tres']);
});

describe('a file error', () => {
  it('while writing is reported, and leaves no partial file', async () => {
    async function* breaking() {
      yield 'uno';
      throw new Error('no queda espacio');
    }
    const file = join(folder, 'backup.jsonl');
    await expect(writeLines(file, breaking())).rejects.toThrow(
      `No se puede escribir «${file}»: no queda espacio`,
    );
    expect(readdirSync(folder)).toEqual([]);
    expect(await writeLines(file, lines('otra vez'))).toBe(1);
    await expect(writeLines(file, lines())).rejects.toThrow(`«${file}» ya existe: elige otro nombre.`);
  });

  it('while reading is reported, for example for a folder', async () => {
    await expect(all(readLines(folder))).rejects.toThrow(`No se puede leer «${folder}»`);
  });

  it('of a line without an end is reported before it fills the memory', async () => {
    const file = join(folder, 'backup.jsonl');
    writeFileSync(file, 'x'.repeat(17 * 1024 * 1024));
    await expect(all(readLines(file))).rejects.toThrow('tiene una línea demasiado larga');
  });
});
