import type { Session } from '../db/Database.ts';
import type { Head, Line } from './lines.ts';
import { identities, tablesInOrder } from './tables.ts';

const rowsAtOnce = 500;

/** Everything in the database as it stands at one moment, as the lines of a backup. */
export async function* dump(session: Session): AsyncGenerator<string> {
  await session.run('begin isolation level repeatable read read only');
  try {
    yield text(await headOf(session));
    let rows = 0;
    for (const table of await tablesInOrder(session)) {
      for await (const row of rowsOf(session, table)) {
        yield `{"table":${JSON.stringify(table)},"row":${row}}`;
        rows += 1;
      }
    }
    for (const { table, column, sequence } of await identities(session)) {
      const [at] = await session.query<{ last: string; called: boolean }>(
        `select last_value::text as last, is_called as called from ${sequence}`,
      );
      if (at) yield text({ table, column, last: at.last, isCalled: at.called });
    }
    yield text({ rows });
  } finally {
    await session.run('rollback');
  }
}

const text = (line: Line) => JSON.stringify(line);

async function headOf({ query }: Session): Promise<Head> {
  const ran = await query<{ name: string }>('select name from schema_migrations order by name');
  return { backup: 'crepas', version: 1, migrations: ran.map(({ name }) => name) };
}

/** As PostgreSQL writes them: no number or time passes through ours. */
async function* rowsOf({ query, run }: Session, table: string): AsyncGenerator<string> {
  await run(`declare dumped cursor for select row_to_json(t)::text as row from "${table}" t`);
  for (;;) {
    const rows = await query<{ row: string }>(`fetch ${rowsAtOnce} from dumped`);
    for (const { row } of rows) yield row;
    if (rows.length < rowsAtOnce) break;
  }
  await run('close dumped');
}
