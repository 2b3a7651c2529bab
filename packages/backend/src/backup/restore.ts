import type { Session } from '../db/Database.ts';
import {
  BackupError,
  incomplete,
  parseLine,
  type RowLine,
  refuseUnlessKnown,
  type SequenceLine,
} from './format.ts';
import { dataTables, identities, isOfOnePlace, tablesInOrder } from './tables.ts';

const batchSize = 500;

/**
 * Writes a backup into a database with the current schema and without rows, in one transaction.
 *
 * @returns the number of rows
 * @throws BackupError
 */
export async function restore(session: Session, lines: AsyncIterable<string>): Promise<number> {
  await session.run('begin');
  try {
    const rows = await write(session, lines);
    await session.run('commit');
    return rows;
  } catch (error) {
    await session.run('rollback');
    throw error;
  }
}

async function write(session: Session, lines: AsyncIterable<string>): Promise<number> {
  const tables = await tablesInOrder(session);
  await refuseUnlessEmpty(session, tables);
  const ran = await session.query<{ name: string }>('select name from schema_migrations');
  const known = new Set(ran.map(({ name }) => name));

  let batch: RowLine[] = [];
  /** The number of the first line of the batch in the file, from 1. */
  let firstLine = 0;
  let rows = 0;
  let read = 0;
  let isComplete = false;
  const flush = async () => {
    await insert(session, batch, firstLine);
    batch = [];
  };
  for await (const text of lines) {
    const line = parseLine(text);
    // The header is the first line and the footer the last one: a file of two parts is refused.
    if (isComplete || 'backup' in line !== (read === 0)) throw incomplete();
    read += 1;
    if ('backup' in line) refuseUnlessKnown(line, known);
    else if ('rows' in line) {
      if (line.rows !== rows) throw incomplete();
      isComplete = true;
    } else if ('last' in line) {
      await flush();
      await setSequence(session, line);
    } else if (isOfOnePlace(line.table)) rows += 1;
    else {
      if (!tables.includes(line.table)) throw new BackupError('El respaldo tiene una tabla desconocida.');
      if (batch.length === batchSize || !isLike(batch[0], line)) await flush();
      if (batch.length === 0) firstLine = read;
      batch.push(line);
      rows += 1;
    }
  }
  if (!isComplete) throw incomplete();
  await flush();
  await raiseSequences(session);
  return rows;
}

/** Two rows of one table with the same columns: one statement writes both, and loses no value. */
const isLike = (first: RowLine | undefined, line: RowLine) =>
  first?.table === line.table && Object.keys(first.row).join() === Object.keys(line.row).join();

async function refuseUnlessEmpty({ query }: Session, tables: readonly string[]): Promise<void> {
  for (const table of dataTables(tables)) {
    const rows = await query(`select 1 from "${table}" limit 1`);
    if (rows.length > 0) throw new BackupError('La base de datos ya tiene datos: elige una vacía.');
  }
}

async function insert(session: Session, batch: readonly RowLine[], firstLine: number): Promise<void> {
  const [first] = batch;
  if (!first) return;
  await session.run('savepoint before_batch');
  try {
    await insertRows(session, first, batch);
  } catch (error) {
    const reason = wrongData(error);
    await session.run('rollback to savepoint before_batch');
    const place = await findWrongRow(session, batch);
    throw damaged(first.table, place === null ? null : firstLine + place, reason);
  }
  await session.run('release savepoint before_batch');
}

async function insertRows(
  { query }: Session,
  { table, row }: RowLine,
  batch: readonly RowLine[],
): Promise<void> {
  const columns = Object.keys(row)
    .map((name) => `"${name.replaceAll('"', '""')}"`)
    .join(', ');
  await query(
    `insert into "${table}" (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::"${table}", $1::text::json)`,
    [JSON.stringify(batch.map(({ row }) => row))],
  );
}

/** The transaction is of no use afterwards. Null when each row alone is right. */
async function findWrongRow(session: Session, batch: readonly RowLine[]): Promise<number | null> {
  for (const [place, line] of batch.entries()) {
    try {
      await insertRows(session, line, [line]);
    } catch {
      return place;
    }
  }
  return null;
}

/** Without the data of the row, which is a customer's. */
const damaged = (table: string, line: number | null, cause: unknown) =>
  new BackupError(
    `El respaldo está dañado en la tabla «${table}»${line === null ? '' : `, línea ${line} del archivo`}: no se restauró nada.`,
    { cause },
  );

/**
 * Text, numbers, columns and references that the database refuses are the file's fault, and so is what a trigger or a limit of it
 * refuses. A failure of the database is thrown on.
 */
function wrongData(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? `${error.code}` : '';
  // A value is nested too deep for `JSON.stringify`.
  if (error instanceof RangeError || /^(22|23|42|54|P0)/.test(code)) return error;
  throw error;
}

async function setSequence({ query }: Session, { table, column, last, isCalled }: SequenceLine) {
  await query(`select setval(pg_get_serial_sequence(quote_ident($1), $2), $3::text::bigint, $4)`, [
    table,
    column,
    last,
    isCalled,
  ]).catch((error) => {
    throw damaged(table, null, wrongData(error));
  });
}

/** A sequence that is missing in the file, or behind its rows, would refuse every new order. */
async function raiseSequences(session: Session): Promise<void> {
  for (const { table, column, sequence } of await identities(session)) {
    await session.query(
      `select setval('${sequence}', max("${column}")) from "${table}"
       having max("${column}") > (select case when is_called then last_value else last_value - 1 end from ${sequence})`,
    );
  }
}
