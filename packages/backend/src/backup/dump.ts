import type { Session } from '../db/Database.ts';
import type { Header, Line } from './format.ts';
import { identities, tablesInOrder } from './tables.ts';

const batchSize = 500;

/** A consistent snapshot of the whole database as the lines of a backup. */
export async function* dump(session: Session): AsyncGenerator<string> {
  await session.run('begin isolation level repeatable read read only');
  try {
    yield text(await headerOf(session));
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

async function headerOf({ query }: Session): Promise<Header> {
  const ran = await query<{ name: string }>('select name from schema_migrations order by name');
  return { backup: 'crepas', version: 1, migrations: ran.map(({ name }) => name) };
}

/** PostgreSQL formats the rows, so that JavaScript cannot round a number or a time. */
async function* rowsOf({ query, run }: Session, table: string): AsyncGenerator<string> {
  await run(`declare dumped cursor for select row_to_json(t)::text as row from "${table}" t`);
  for (;;) {
    const rows = await query<{ row: string }>(`fetch ${batchSize} from dumped`);
    for (const { row } of rows) yield row;
    if (rows.length < batchSize) break;
  }
  await run('close dumped');
}
