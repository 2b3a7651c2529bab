import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLines, writeLines } from './files.ts';

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
