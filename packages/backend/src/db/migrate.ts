import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { advisoryLocks } from './advisoryLocks.ts';
import type { Database, Session } from './Database.ts';
import type { Migration } from './migrations.ts';

/** The database does not match the migrations of this version. The message says what a person can do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const pollMs = 100;

/**
 * Runs the pending migrations, each in its own transaction. Processes that start at the same time wait for each other.
 * The schema of a newer version is accepted, because migrations only add: a rollback to this version must work.
 *
 * @param beforeChange called before the first pending migration of a database that has others
 * @returns the names of the migrations that ran
 * @throws MigrationError if a file was edited after it ran, sorts before one that ran, or the database has an unknown one
 */
export function migrate(
  database: Database,
  migrations: readonly Migration[],
  beforeChange: (session: Session) => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  return database.inSession(async (session) => {
    await lock(session);
    try {
      await session.run(`create table if not exists schema_migrations (
        name text primary key, checksum text not null, ran_at timestamptz not null default now())`);
      const ran = await session.query<Ran>('select name, checksum from schema_migrations order by name');
      const pending = findPending(migrations, ran);
      if (pending.length > 0 && ran.length > 0) await beforeChange(session);
      for (const migration of pending) await runOne(session, migration);
      return pending.map(({ name }) => name);
    } finally {
      await session.query('select pg_advisory_unlock($1)', [advisoryLocks.migrations]);
    }
  });
}

type Ran = { readonly name: string; readonly checksum: string };

/** Polls, because a session that blocks inside PostgreSQL deadlocks with `create index concurrently`. */
async function lock(session: Session): Promise<void> {
  for (;;) {
    const [row] = await session.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [
      advisoryLocks.migrations,
    ]);
    if (row?.acquired) return;
    await delay(pollMs);
  }
}

function findPending(migrations: readonly Migration[], ran: readonly Ran[]): readonly Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const newest = migrations.at(-1)?.name ?? '';
  for (const { name, checksum } of ran) {
    const migration = known.get(name);
    if (!migration) {
      if (name > newest) continue;
      throw new MigrationError(`La base de datos es de otra versión: esta no conoce «${name}».`);
    }
    if (checksumOf(migration) !== checksum) {
      throw new MigrationError(`La migración «${name}» se editó después de aplicarse: escribe una nueva.`);
    }
  }
  const last = ran.at(-1)?.name ?? '';
  const pending = migrations.filter(({ name }) => !ran.some((done) => done.name === name));
  const late = pending.find(({ name }) => name < last);
  if (late) {
    throw new MigrationError(`La migración «${late.name}» llega tarde: «${last}» ya se aplicó.`);
  }
  return pending;
}

async function runOne(session: Session, migration: Migration): Promise<void> {
  await session.run('begin');
  try {
    await session.run(migration.sql);
    await session.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      checksumOf(migration),
    ]);
    await session.run('commit');
  } catch (error) {
    await session.run('rollback');
    throw error;
  }
}

/** Independent of the line endings of the checkout. */
const checksumOf = ({ sql }: Migration) =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
