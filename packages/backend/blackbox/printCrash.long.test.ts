import { describe, expect, onTestFinished } from 'vitest';
import { isElsewhere } from './harness/backend.ts';
import { labelOf, pairCloudPrinter } from './harness/cloudPrinter.ts';
import { itOnBothDatabases } from './harness/databases.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { aCustomer } from './harness/placing.ts';
import { openProbe } from './harness/probe.ts';
import { rowsOf } from './harness/rows.ts';
import { startServer } from './harness/server.ts';
import { signInOwner, signInStaff } from './harness/signIn.ts';

/** Longer than a ticket is waited for whose end was not reported. */
const lostSeconds = 61;

/** Decision 21: a kill loses no ticket; the one whose end could not be reported comes again, once, and says so. */
async function survivesKill(databaseUrl: string | null): Promise<void> {
  const probe = await openProbe();
  const env = { ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }), ...probe.env };
  const killed = await startServer({ env });
  const { dataDir } = killed;
  onTestFinished(() => removeDataDir(dataDir));
  onTestFinished(killed.kill);
  const [owner, staff, customer] = [
    await signInOwner(killed),
    await signInStaff(killed),
    await aCustomer(killed),
  ];
  const printer = await pairCloudPrinter(killed, owner, 'Cocina del fondo');
  const accepted = () => customer.placeAccepted(staff);
  const printed = await accepted();
  await printer.work(killed);
  const beingPrinted = await accepted();
  const token = (await printer.poll(killed)) ?? expect.unreachable('no ticket');
  await printer.print(killed, token);
  const waiting = [await accepted(), await accepted()];
  await killed.kill();

  const restarted = await startServer({ dataDir, env });
  onTestFinished(restarted.kill);
  await printer.work(restarted);
  const before = [`#${printed}`, `#${beingPrinted}`];
  expect(printer.paper.map(labelOf)).toEqual(before);
  if (databaseUrl === null) await probe.passTime(lostSeconds);
  else
    await rowsOf(databaseUrl, [
      `update print_jobs set fetched_at = fetched_at - interval '${lostSeconds} s'`,
    ]);
  await printer.work(restarted);
  await printer.confirm(restarted, token);
  await printer.work(restarted);
  expect(printer.paper.map(labelOf)).toEqual([
    ...before,
    `#${beingPrinted} REIMPRESIÓN`,
    ...waiting.map((id) => `#${id}`),
  ]);
  await restarted.stop();
}

describe.skipIf(isElsewhere)('a server that is killed while a ticket is printed loses none', () =>
  itOnBothDatabases(survivesKill),
);
