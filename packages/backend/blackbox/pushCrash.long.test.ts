import { subscribePush } from '@crepas/api';
import { describe, expect, onTestFinished } from 'vitest';
import { askStrictly } from './harness/ask.ts';
import { isElsewhere } from './harness/backend.ts';
import { itOnBothDatabases, vapid } from './harness/databases.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { aCustomer } from './harness/placing.ts';
import { openProbe } from './harness/probe.ts';
import { openPushCatcher } from './harness/pushCatcher.ts';
import { rowsInFolder, rowsOf } from './harness/rows.ts';
import { startServer } from './harness/server.ts';
import { signInStaff } from './harness/signIn.ts';

/** Longer than a server holds a message that it sends. */
const holdSeconds = 61;
const left = ['select order_id from push_messages'];

/** Decision 19: a message is taken from the server once, and arrives again only if its answer was lost. */
async function survivesKill(databaseUrl: string | null): Promise<void> {
  const [service, probe] = [await openPushCatcher(), await openProbe()];
  onTestFinished(service.close);
  const env = { ...vapid, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }), ...probe.env };
  const killed = await startServer({ env });
  const { dataDir } = killed;
  onTestFinished(() => removeDataDir(dataDir));
  onTestFinished(killed.kill);
  const [staff, customer] = [await signInStaff(killed), await aCustomer(killed)];
  await askStrictly(killed, subscribePush, service.device, customer.token);
  const accepted = () => customer.placeAccepted(staff);

  const sent = await accepted();
  await service.untilArrived(sent);
  const sentLater = await accepted();
  await service.untilArrived(sentLater);
  service.answers(false);
  const beingSent = await accepted();
  await service.untilArrived(beingSent);
  const written = [await accepted(), await accepted(), await accepted()];
  await killed.kill();
  const arrivedBefore = service.arrived.length;

  service.answers(true);
  const restarted = await startServer({ dataDir, env });
  onTestFinished(restarted.kill);
  if (databaseUrl === null) await probe.passTime(holdSeconds);
  else await rowsOf(databaseUrl, [`update push_messages set due_at = due_at - interval '${holdSeconds} s'`]);
  const all = [sent, sentLater, beingSent, ...written];
  for (const id of all) await expect.poll(() => service.taken, { timeout: 60_000 }).toContain(id);
  await restarted.stop();
  expect([...service.taken].sort((a, b) => a - b)).toEqual(all);
  // The one whose answer was lost, and those that were only written.
  expect(service.arrived.slice(arrivedBefore).sort((a, b) => a - b)).toEqual([beingSent, ...written]);
  const tables = databaseUrl === null ? rowsInFolder(dataDir, left) : rowsOf(databaseUrl, left);
  expect(await tables).toEqual([[]]);
}

describe.skipIf(isElsewhere)('a server that is killed while it sends messages loses and repeats none', () =>
  itOnBothDatabases(survivesKill),
);
