import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { describeOnPostgres, onPostgres } from './harness/databases.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { type Server, startServer } from './harness/server.ts';

/** The first look is a minute after the start, and a drill yields to everything else on a busy machine. */
const maxWaitMs = 300_000;

const backupsOf = ({ dataDir }: Server) => {
  const folder = join(dataDir, 'backups');
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
};

/** What is said of each drill that was begun: null once the file was restored and compared. */
async function checked(databaseUrl: string): Promise<readonly (string | null)[]> {
  const client = new Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ check_failure: string | null }>(
    'select check_failure from backups where checked_at is not null',
  );
  await client.end();
  return rows.map(({ check_failure }) => check_failure);
}

describeOnPostgres('backups by themselves', 'Nor was a backup of two servers.', () => {
  it(
    'one of two servers makes the first and restores it for a trial, and the next version makes one before it changes the schema',
    () =>
      onPostgres(async (databaseUrl) => {
        const env = { DATABASE_URL: databaseUrl, BACKUPS: 'on' };
        const servers = [await startServer({ env }), await startServer({ env })];
        const made = () => servers.flatMap(backupsOf);
        for (const deadline = Date.now() + maxWaitMs; made().length === 0 && Date.now() < deadline; )
          await delay(500);
        // The other one has looked too by then.
        await delay(20_000);
        expect(made()).toHaveLength(1);
        await expect.poll(() => checked(databaseUrl), { timeout: maxWaitMs, interval: 500 }).toEqual([null]);
        for (const server of servers) await server.stop();

        const client = new Client(databaseUrl);
        await client.connect();
        // As a database of the version before 0038: each later migration is undone too, because none may come late.
        await client.query(
          `drop table backups; alter table shop drop column scheduling;
         alter table orders drop column courier_name, drop column scheduled_for, drop column preparation_at, drop column alerts_from,
           drop column preparation_told_at, drop column code_id, drop column discount_terms, drop column discount_cents;
         drop function moment_is_full, code_is_lost, code_is_used_up;
         drop table discount_codes;
         alter table products drop column windows, drop column combo_size, drop column combo_repeats;
         alter table categories drop column windows;
         drop table product_groups, choice_options, choice_groups;
         alter table order_lines drop column options, drop column category_id;
         alter table change_log drop column is_of_group, drop column is_of_code;
         delete from schema_migrations where name >= '0038'`,
        );
        await client.end();
        const [{ dataDir } = { dataDir: '' }] = servers;
        const before = made().length;
        const upgraded = await startServer({ env, dataDir });
        expect(made()).toHaveLength(before + 1);
        await upgraded.stop();
        for (const server of servers) removeDataDir(server.dataDir);
      }),
    900_000,
  );
});
