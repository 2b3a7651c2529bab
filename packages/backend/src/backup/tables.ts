import type { Session } from '../db/Database.ts';

/**
 * The header of a backup lists the migrations. Visits are counted before somebody can restore one: they are no data of the shop. A
 * backup with the key of the network addresses would tell them. Files of backups belong to one place.
 */
const excludedTables = ['schema_migrations', 'vitals', 'address_key', 'backups'];

/** An older version of the server, started again after an upgrade, writes this table into its backups. A restore leaves it out. */
export const isOfOnePlace = (table: string) => table === 'backups';

/** A database that a production server has only opened can still take a backup. */
const countsAsEmpty = 'production_use';

type Reference = { readonly child: string; readonly parent: string };

/** The tables of the shop's data in topological order: each after the tables it references. */
export async function tablesInOrder({ query }: Session): Promise<readonly string[]> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1) order by table_name`,
    [excludedTables],
  );
  const references = await query<Reference>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  const waiting = new Set(tables.map(({ name }) => name));
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (name) => !references.some(({ child, parent }) => child === name && waiting.has(parent)),
    );
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...waiting].join(', ')}.`);
    for (const name of ready) waiting.delete(name);
    ordered.push(...ready);
  }
  return ordered;
}

export const dataTables = (tables: readonly string[]): readonly string[] =>
  tables.filter((name) => name !== countsAsEmpty);

export type Identity = { readonly table: string; readonly column: string; readonly sequence: string };

/** The identity columns. */
export const identities = ({ query }: Session): Promise<readonly Identity[]> =>
  query<Identity>(
    `select table_name as "table", column_name as "column",
       pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES' order by table_name`,
  );
