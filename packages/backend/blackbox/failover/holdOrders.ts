import { Client } from 'pg';
import { untilSessionWaits } from '../harness/postgres.ts';

/**
 * Lets orders wait in the database, and resolves when one does. What is killed now cannot pass on the answer of an order that
 * will be written: by chance alone, such a moment is rarely met.
 *
 * @returns writes them
 */
export async function holdOrders(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  // Only a new order writes to this table.
  await client.query('begin; lock table idempotency_keys in exclusive mode');
  await untilSessionWaits(client);
  return async () => {
    await client.query('commit');
    await client.end();
  };
}
