import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isElsewhere } from './harness/backend.ts';
import { newDataDir, newDataDirWithDatabase, removeDataDir } from './harness/dataDir.ts';
import { failedStart } from './harness/failedStart.ts';
import { freePort } from './harness/freePort.ts';

const mount = (folder: string, options: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder]).status === 0;
const unmount = (folder: string) => void spawnSync('umount', ['--lazy', folder]);

const mayMount = () => {
  const folder = mkdtempSync(join(tmpdir(), 'crepas-mount-'));
  const isMounted = mount(folder, 'size=4k');
  if (isMounted) unmount(folder);
  removeDataDir(folder);
  return isMounted;
};
const canMount = !isElsewhere && mayMount();
if (!canMount && !isElsewhere)
  console.warn('SKIPPED: no disk can be mounted here (only root may). No full or read-only disk was tried.');

const isRoot = process.getuid?.() === 0;

/** The one sentence of a start that this folder prevents. */
async function refusalOf(dataDir: string): Promise<string> {
  const ports = { PORT: String(await freePort()), AUTH_EMULATOR_PORT: String(await freePort()) };
  const { code, output } = await failedStart({ ...ports, DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  return output.trim();
}

describe.skipIf(isElsewhere)('a data folder that cannot be used is told in one sentence', () => {
  let folder: string;
  beforeAll(() => {
    folder = newDataDir();
    writeFileSync(join(folder, 'file'), 'mine');
  });
  afterAll(() => removeDataDir(folder));

  it.each(['file', join('file', 'inside')])('%s', async (name) => {
    expect(await refusalOf(join(folder, name))).toMatch(
      /es un archivo, o está dentro de uno: elige una carpeta/,
    );
  });

  it('of another PostgreSQL, and nothing is written into it', async () => {
    const dataDir = join(folder, 'postgres');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'PG_VERSION'), '15\n');
    expect(await refusalOf(dataDir)).toBe(
      `La carpeta «${dataDir}» es de otro programa, y la tienda no la toca: elige otra carpeta con DATA_DIR.`,
    );
    expect(readdirSync(dataDir)).toEqual(['PG_VERSION']);
  });

  it('with a database of another program', async () => {
    const dataDir = join(folder, 'foreign');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    writeFileSync(join(dataDir, 'database', 'ibdata1'), 'of another program');
    expect(await refusalOf(dataDir)).toContain(`«${join(dataDir, 'database')}» es de otro programa`);
    expect(readdirSync(dataDir)).toEqual(['database']);
  });

  it('whose database is a file', async () => {
    const dataDir = join(folder, 'odd');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'database'), '');
    expect(await refusalOf(dataDir)).toContain('es un archivo');
  });

  it.runIf(isRoot)('whose database belongs to another user', async () => {
    const dataDir = join(folder, 'owned');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    chownSync(join(dataDir, 'database'), 65_534, 65_534);
    expect(await refusalOf(dataDir)).toContain('es de otro usuario: hazlo como él');
  });

  it('with accounts of the emulator that are damaged', async () => {
    const dataDir = await newDataDirWithDatabase();
    onTestFinished(() => removeDataDir(dataDir));
    const file = join(dataDir, 'auth-emulator.json');
    writeFileSync(file, '{"users":');
    expect(await refusalOf(dataDir)).toBe(
      `El archivo «${file}», con las cuentas de la demostración, está dañado: muévelo a otro lugar para empezar sin ellas.`,
    );
  });

  describe.skipIf(!canMount)('of a disk', () => {
    const onDisk = (options: string) => {
      const disk = mkdtempSync(join(folder, 'disk-'));
      mount(disk, options);
      onTestFinished(() => unmount(disk));
      return disk;
    };

    it.each(['', 'data'])('that is read-only (%j)', async (name) => {
      const disk = onDisk('size=1m,ro');
      expect(await refusalOf(join(disk, name))).toMatch(/está en un disco de solo lectura: móntalo/);
    });

    it.each(['4k', '1m', '20m'])('that is full (%s)', async (size) => {
      const disk = onDisk(`size=${size}`);
      expect(await refusalOf(disk)).toMatch(/^No queda espacio en el disco .*: libera al menos 64 MB/);
    });
  });
});
