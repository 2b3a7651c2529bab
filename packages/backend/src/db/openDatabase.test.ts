import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../errors.ts';
import { openDatabase } from './openDatabase.ts';
import { categories } from './tables/menu.ts';

// Inside the package, so that the built worker finds PGlite.
const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
let directory: string;
let databaseWorker: URL;

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  directory = mkdtempSync(join(cache, 'database-'));
  await build({
    configFile: false,
    ssr: { external: ['@electric-sql/pglite'] },
    logLevel: 'silent',
    build: {
      ssr: fileURLToPath(new URL('./embedded/worker.ts', import.meta.url)),
      outDir: join(directory, 'js'),
      target: 'node20',
    },
  });
  databaseWorker = pathToFileURL(join(directory, 'js', 'worker.js'));
});
afterAll(() => rmSync(directory, { recursive: true }));

const open = (dataDir: string) => openDatabase({ databaseUrl: null, dataDir, databaseWorker });

describe('the embedded database', () => {
  it('persists data, refuses a second process while open, and rolls back a failed transaction', async () => {
    const dataDir = join(directory, 'data');
    const database = await open(dataDir);
    const { queries } = database;

    await queries.insert(categories).values({ name: 'Crepas', position: 1 });
    const failing = queries.transaction(async (inside) => {
      await inside.insert(categories).values({ name: 'Nunca', position: 2 });
      throw new Error('changed my mind');
    });
    const meanwhile = queries.insert(categories).values({ name: 'Bebidas', position: 3 });
    await expect(failing).rejects.toThrow('changed my mind');
    await meanwhile;

    await expect(open(dataDir)).rejects.toThrow(
      `No se puede abrir la base de datos: otra instancia usa «${dataDir}»; ciérrala o elige otra carpeta con DATA_DIR.`,
    );
    await expect(queries.execute(sql`select nonsense`)).rejects.toMatchObject({ cause: { code: '42703' } });
    await database.close();

    const reopened = await open(dataDir);
    const rows = await reopened.queries.select({ name: categories.name }).from(categories);
    expect(rows.map(({ name }) => name)).toEqual(['Crepas', 'Bebidas']);
    await reopened.queries.delete(categories).where(eq(categories.name, 'Crepas'));
    await reopened.close();
  }, 60_000);

  it('explains why the data directory is unusable', async () => {
    const file = join(directory, 'a-file');
    writeFileSync(file, '');
    await expect(open(file)).rejects.toThrow(StartError);
    await expect(open(file)).rejects.toThrow(
      `La carpeta de datos «${file}» (DATA_DIR) es un archivo, o está dentro de uno: elige una carpeta con DATA_DIR.`,
    );
  });

  const isRoot = process.getuid?.() === 0;
  if (!isRoot) console.warn('SKIPPED: only root can make a folder of another user. It was not tried.');

  it.runIf(isRoot)('root refuses the directory of another user', async () => {
    const dataDir = mkdtempSync(join(directory, 'foreign-'));
    chownSync(dataDir, 65_534, 65_534);
    await expect(open(dataDir)).rejects.toThrow(`«${dataDir}» (DATA_DIR) es de otro usuario`);
  });
});

it('explains that PostgreSQL cannot be reached, without the password', async () => {
  const url = 'postgres://shop:secreto@127.0.0.1:1/crepas';
  const opening = openDatabase({ databaseUrl: url, dataDir: directory, databaseWorker });
  await expect(opening).rejects.toThrow(/^No se puede usar la base de datos de DATABASE_URL: /);
  await expect(opening).rejects.not.toThrow('secreto');
});
