import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isElsewhere } from './harness/backend.ts';
import { newDataDirWithDatabase, removeDataDir } from './harness/dataDir.ts';
import { freePort } from './harness/freePort.ts';
import { runServer } from './harness/server.ts';

describe.skipIf(isElsewhere)('a data directory whose files are damaged', () => {
  let dataDir: string;
  let database: string;
  beforeAll(async () => {
    dataDir = await newDataDirWithDatabase();
    database = join(dataDir, 'database');
  });
  afterAll(() => removeDataDir(dataDir));

  // Each case damages the same files further, so the order matters.
  it.each([
    ['without its version', () => rmSync(join(database, 'PG_VERSION'))],
    [
      'without what it controls',
      () => {
        writeFileSync(join(database, 'PG_VERSION'), '18\n');
        writeFileSync(join(database, 'global', 'pg_control'), Buffer.alloc(8192));
      },
    ],
  ])('%s is not opened and not overwritten, and a sentence says what to do', async (_, damage) => {
    damage();
    const { child, output } = runServer({
      PORT: String(await freePort()),
      AUTH_EMULATOR_PORT: String(await freePort()),
      DATA_DIR: dataDir,
    });
    const [code] = await once(child, 'exit');
    expect(output().trim().split('\n')).toEqual([
      expect.stringMatching(/^No se puede abrir la base de datos: los archivos de «.+» parecen dañados \(/),
    ]);
    expect(output()).toContain(`«${database}»`);
    expect(output()).toContain(
      'pon en su lugar tu último respaldo («node packages/backend/dist/commands.js restore ARCHIVO»)',
    );
    expect(code).toBe(1);
  });
});
