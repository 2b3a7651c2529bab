import { StartError } from '../errors.ts';
import type { Database, Session } from './Database.ts';

/**
 * A demo accepts unsigned tokens: opened on a shop's database, it would show all customers to anybody.
 *
 * Call it before the migrations: a refused database must not be changed.
 *
 * @throws StartError if a production server has ever used this database
 */
export const refuseProductionData = (database: Database): Promise<void> =>
  database.inSession(async (session) => {
    if (!(await isOfProduction(session))) return;
    throw new StartError(
      'Esta base de datos es de una tienda en producción, y la demostración no la abre: pon NODE_ENV=production, o elige otra base con DATA_DIR o DATABASE_URL.',
    );
  });

/** Call it after the migrations. */
export const markAsProduction = (database: Database): Promise<void> =>
  database.inSession(async (session) => {
    await session.run(
      'insert into production_use (since) select now() where not exists (select from production_use)',
    );
  });

async function isOfProduction({ query }: Session): Promise<boolean> {
  const [table] = await query<{ known: boolean }>(
    `select to_regclass('production_use') is not null as known`,
  );
  if (!table?.known) return false;
  return (await query('select from production_use limit 1')).length > 0;
}
