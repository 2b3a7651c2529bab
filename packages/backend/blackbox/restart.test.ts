import { expect, it } from 'vitest';
import { isElsewhere } from './harness/backend.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { followEvents } from './harness/followEvents.ts';
import { aCustomer } from './harness/placing.ts';
import { startServer } from './harness/server.ts';
import { signInStaff } from './harness/signIn.ts';

it.skipIf(isElsewhere)('open streams end with the server, and continue with the next one', async () => {
  const server = await startServer();
  const reader = await followEvents(server, await signInStaff(server));
  const customer = await aCustomer(server);
  const lastId = reader.lastId();
  const missed = await customer.place();
  await server.stop();
  while ((await reader.next()) !== null);

  const restarted = await startServer({ dataDir: server.dataDir });
  const again = await followEvents(restarted, await signInStaff(restarted), lastId);
  expect((await again.next())?.order.id).toBe(missed);
  again.leave();
  await restarted.stop();
  removeDataDir(server.dataDir);
});
