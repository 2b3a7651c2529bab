import { deleteOldEntries } from '../changes/expire.ts';
import type { Database } from '../db/Database.ts';
import { deleteExpiredEvents } from '../events/orderEvents.ts';
import { deleteOldCounts } from '../metrics/visitVitals.ts';
import { deleteExpiredKeys } from '../orders/idempotency.ts';
import { forgetAddresses } from '../orders/unproven.ts';
import { deleteOldJobs } from '../printing/jobs.ts';
import { deleteOldSubscriptions } from '../push/subscriptions.ts';
import { hourMs, runPeriodically } from '../runPeriodically.ts';

/**
 * Deletes expired idempotency keys, order events, push subscriptions, entries of the change log, print jobs, network
 * addresses and counts of visits, hourly.
 *
 * @returns stops it
 */
export function startRetention({ queries }: Database): () => void {
  return runPeriodically(hourMs, async () => {
    await deleteExpiredKeys(queries);
    await deleteExpiredEvents(queries);
    await deleteOldSubscriptions(queries);
    await deleteOldEntries(queries);
    await forgetAddresses(queries);
    await deleteOldJobs(queries);
    await deleteOldCounts(queries);
  });
}
