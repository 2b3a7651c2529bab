import { randomUUID } from 'node:crypto';
import {
  changeStage,
  getActiveOrders,
  getMoments,
  orderToWire,
  placeOrder,
  subscribePush,
  updateShop,
} from '@crepas/api';
import { describe, expect, onTestFinished } from 'vitest';
import { askStrictly } from './harness/ask.ts';
import { isElsewhere } from './harness/backend.ts';
import { labelOf, pairCloudPrinter } from './harness/cloudPrinter.ts';
import { itOnBothDatabases, vapid } from './harness/databases.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { aCustomer } from './harness/placing.ts';
import { openProbe } from './harness/probe.ts';
import { openPushCatcher } from './harness/pushCatcher.ts';
import { rowsOf } from './harness/rows.ts';
import { type Server, startServer } from './harness/server.ts';
import { signInOwner, signInStaff } from './harness/signIn.ts';

/** Longer than the longest pause of a server between two looks at the orders. */
const withinMs = 60_000;
const interval = 200;

/**
 * An accepted order for later is on hold when its server is killed, and its preparation is due when nobody runs. Then two servers start on
 * PostgreSQL, or one on the embedded database.
 */
async function survivesKill(databaseUrl: string | null): Promise<void> {
  const [service, probe] = [await openPushCatcher(), await openProbe()];
  onTestFinished(service.close);
  const env = { ...vapid, ...(databaseUrl === null ? probe.env : { DATABASE_URL: databaseUrl }) };
  const killed = await startServer({ env });
  const { dataDir } = killed;
  onTestFinished(() => removeDataDir(dataDir));
  onTestFinished(killed.kill);
  const [owner, staff] = [await signInOwner(killed), await signInStaff(killed)];
  const customer = await aCustomer(killed);
  const printer = await pairCloudPrinter(killed, owner, 'Cocina');
  await askStrictly(killed, subscribePush, service.device, customer.token);
  const scheduling = { isActive: true, daysAhead: 1, maxPerQuarter: null };
  await askStrictly(killed, updateShop, { scheduling }, owner);

  const { offered } = await askStrictly(killed, getMoments, 'delivery');
  const scheduledFor = offered[8] ?? expect.unreachable('no moment is offered');
  const payload = orderToWire({ ...customer.draft, options: { ...customer.draft.options, scheduledFor } });
  const { id } = await askStrictly(killed, placeOrder, { payload, key: randomUUID() }, customer.token);
  await askStrictly(killed, changeStage, { id, stage: 'accepted' }, staff);
  await service.untilArrived(id);
  const [held] = await askStrictly(killed, getActiveOrders, undefined, staff);
  expect(held).toMatchObject({ id, isHeld: true, scheduledFor });
  await printer.work(killed);
  expect(printer.paper).toEqual([]);
  await killed.kill();

  if (databaseUrl !== null) {
    await rowsOf(databaseUrl, [`update orders set preparation_at = clock_timestamp() - interval '1 s'`]);
  }
  const restarted: Server[] = [await startServer({ dataDir, env })];
  if (databaseUrl !== null) restarted.push(await startServer({ env }));
  onTestFinished(async () => {
    for (const server of restarted) await server.kill();
  });
  // The server looked before the clock moved: it looks again within its longest pause.
  if (databaseUrl === null)
    await probe.passTime(Math.ceil(((held?.preparationAt ?? 0) - Date.now()) / 1000) + 1);

  const [first, last] = [restarted[0] ?? killed, restarted.at(-1) ?? killed];
  await expect
    .poll(() => service.taken.filter((order) => order === id).length, { timeout: withinMs, interval })
    .toBe(2);
  for (const server of [first, last, first]) await printer.work(server);
  expect(printer.paper.map(labelOf)).toEqual([`#${id}`]);
  const [due] = await askStrictly(last, getActiveOrders, undefined, staff);
  expect(due?.isHeld).toBeUndefined();

  for (const server of restarted) await server.kill();
  const again = await startServer({ dataDir, env });
  onTestFinished(again.kill);
  // What is told after it shows that nothing was told before it.
  const next = await askStrictly(
    again,
    placeOrder,
    { payload: orderToWire(customer.draft), key: randomUUID() },
    customer.token,
  );
  await askStrictly(again, changeStage, { id: next.id, stage: 'accepted' }, staff);
  await service.untilArrived(next.id);
  await printer.work(again);
  expect(printer.paper.map(labelOf)).toEqual([`#${id}`, `#${next.id}`]);
  expect(service.arrived).toEqual([id, id, next.id]);
  await again.stop();
}

describe.skipIf(isElsewhere)('an order on hold whose server is killed before its preparation is due', () =>
  itOnBothDatabases(survivesKill, 600_000),
);
