import { afterEach, expect, it } from 'vitest';
import { openEmptyDatabase, openTimeoutMs } from '../testing/openTestDatabase.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { markAsProduction, refuseProductionData } from './productionUse.ts';

let database: Database;
afterEach(() => database.close());

it(
  'a demo opens a new database, one of an earlier version, and one that no production server has used',
  async () => {
    database = await openEmptyDatabase();
    await refuseProductionData(database);
    await migrate(database, migrations.slice(0, 5));
    await refuseProductionData(database);
    await migrate(database, migrations);
    await refuseProductionData(database);
  },
  openTimeoutMs,
);

it(
  'a demo refuses a database that a production server has used, however often',
  async () => {
    database = await openEmptyDatabase();
    await migrate(database, migrations);
    await markAsProduction(database);
    await markAsProduction(database);
    await expect(refuseProductionData(database)).rejects.toThrow(
      'Esta base de datos es de una tienda en producción, y la demostración no la abre: pon NODE_ENV=production, o elige otra base con DATA_DIR o DATABASE_URL.',
    );
    const rows = await database.inSession(({ query }) => query('select since from production_use'));
    expect(rows).toHaveLength(1);
  },
  openTimeoutMs,
);
