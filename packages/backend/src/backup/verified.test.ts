import { describe, expect, it } from 'vitest';
import { seedMenu } from '../catalog/seedMenu.ts';
import { migrations } from '../db/migrations.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { dump } from './dump.ts';
import { BackupError } from './format.ts';
import { verified, verify } from './verified.ts';

const database = testDatabase();
const known = new Set(migrations.map(({ name }) => name));

async function dumped(): Promise<readonly string[]> {
  await database.inSession(({ run }) => run('truncate categories, extras cascade'));
  await seedMenu(database, smallMenu);
  return database.inSession(async (session) => {
    const lines: string[] = [];
    for await (const line of dump(session)) lines.push(line);
    return lines;
  });
}

async function* inOrder(lines: readonly string[]) {
  yield* lines;
}

describe('a backup', () => {
  it('passes as it was written, and so does one of an earlier version, without a hash', async () => {
    const lines = await dumped();
    const older = lines.map((line) => line.replace(/,"sha256":"\w+"/, ''));
    for (const given of [lines, older]) {
      const passed: string[] = [];
      for await (const line of verified(inOrder(given), known)) passed.push(line);
      expect(passed).toEqual(given);
    }
    expect(older).not.toEqual(lines);
  });

  it('is refused with one digit changed, with a row exchanged or missing, or with another one after it', async () => {
    const lines = await dumped();
    const row = lines.findIndex((line) => line.startsWith('{"table":"products"'));
    const [first = '', second = ''] = lines.slice(row);
    const changed = lines.with(row, first.replace(/"price_cents":\d/, '"price_cents":9'));
    expect(changed).not.toEqual(lines);
    for (const given of [
      changed,
      lines.with(row, second).with(row + 1, first),
      lines.toSpliced(row, 1),
      lines.slice(0, -1),
      lines.slice(1),
      [...lines, first],
      [...lines, ...lines],
    ]) {
      await expect(verify(inOrder(given), known)).rejects.toThrow(BackupError);
    }
    await expect(verify(inOrder(changed), known)).rejects.toThrow('El respaldo fue alterado');
  });

  it('of a newer version is refused by name', async () => {
    const lines = await dumped();
    const newest = migrations.at(-1)?.name ?? '';
    await expect(
      verify(inOrder(lines), new Set([...known].filter((name) => name !== newest))),
    ).rejects.toThrow(newest);
  });
});
