import { deleteOldEntries } from '../changes/expire.ts';
import type { Database } from '../db/Database.ts';
import { deleteExpiredEvents } from '../events/orderEvents.ts';
import { deleteOldCounts } from '../metrics/visitVitals.ts';
import { deleteExpiredKeys } from '../orders/idempotency.ts';
import { forgetAddresses } from '../orders/unproven.ts';
import { deleteEndedBlocks } from '../people/blockedPhones.ts';
import { startPersonalDataRetention } from '../people/erasePerson.ts';
import { deleteOldJobs } from '../printing/jobs.ts';
import { deleteOldSubscriptions } from '../push/subscriptions.ts';
import { runHourly } from '../runPeriodically.ts';

const deletions = {
  deleteExpiredKeys,
  deleteExpiredEvents,
  deleteOldSubscriptions,
  deleteOldEntries,
  forgetAddresses,
  deleteOldJobs,
  deleteOldCounts,
  deleteEndedBlocks,
};

type Log = { readonly warn: (details: { readonly err: unknown }, message: string) => void };

/**
 * Deletes expired idempotency keys, order events, push subscriptions, entries of the change log, print jobs, network
 * addresses, counts of visits and blocks that have ended, hourly, and erases personal data. A failure is logged, and the others go on.
 *
 * @returns stops it
 */
export function startRetention(database: Database, log: Log): () => void {
  const logged = (task: string) => (err: unknown) => log.warn({ err }, `${task} failed`);
  const stopDeleting = runHourly(async () => {
    for (const [name, run] of Object.entries(deletions)) await run(database.queries).catch(logged(name));
  }, logged('retention'));
  const stopForgetting = startPersonalDataRetention(database, logged('eraseExpiredOrders'));
  return () => {
    stopDeleting();
    stopForgetting();
  };
}
