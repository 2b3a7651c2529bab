import { createHash } from 'node:crypto';
import type { Session } from '../db/Database.ts';
import type { Header, Line } from './format.ts';
import { identities, tablesInOrder } from './tables.ts';

const batchSize = 500;

/** A consistent snapshot of the whole database as the lines of a backup. */
export async function* dump(session: Session): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const { line, isRow } of linesOf(session)) {
    hash.update(`${line}\n`);
    if (isRow) rows += 1;
    yield line;
  }
  yield text({ rows, sha256: hash.digest('hex') });
}

type DumpedLine = { readonly line: string; readonly isRow: boolean };

async function* linesOf(session: Session): AsyncGenerator<DumpedLine> {
  await session.run('begin isolation level repeatable read read only');
  try {
    yield other(await headerOf(session));
    for (const table of await tablesInOrder(session)) {
      for await (const row of rowsOf(session, table)) {
        yield { line: `{"table":${JSON.stringify(table)},"row":${row}}`, isRow: true };
      }
    }
    for (const { table, column, sequence } of await identities(session)) {
      const [at] = await session.query<{ last: string; called: boolean }>(
        `select last_value::text as last, is_called as called from ${sequence}`,
      );
      if (at) yield other({ table, column, last: at.last, isCalled: at.called });
    }
  } finally {
    await session.run('rollback');
  }
}

const text = (line: Line) => JSON.stringify(line);
const other = (line: Line): DumpedLine => ({ line: text(line), isRow: false });

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
