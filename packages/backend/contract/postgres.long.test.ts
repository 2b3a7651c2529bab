import { afterAll, beforeAll, describe } from 'vitest';
import { createPushKeys } from '../src/config/pushSettings.ts';
import { describeCancelling } from './cancelRules.ts';
import { describeChangeRaces } from './changeRaceRules.ts';
import { describeClosing } from './closingRules.ts';
import { describeCommitOrder } from './commitOrderRules.ts';
import { isElsewhere } from './harness/backend.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { hasPostgres, type Postgres, startPostgres } from './harness/postgres.ts';
import { type Server, startServer } from './harness/server.ts';
import { describeKeyRaces } from './keyRaceRules.ts';
import { describeMenuStorm } from './menuStormRules.ts';
import { describeOrderRules } from './orderRules.ts';
import { describePrinting } from './printingRules.ts';
import { describePush } from './pushRules.ts';
import { describeShopRaces } from './shopRaceRules.ts';
import { describeShop } from './shopRules.ts';
import { describeStaffAccounts } from './staffAccountRules.ts';
import { describeStaffOrderRules } from './staffOrderRules.ts';
import { describeTwoServers } from './twoServerRules.ts';
import { describeUnanswered } from './unansweredRules.ts';
import { describeWithoutCode } from './withoutCodeRules.ts';

const { publicKey, privateKey } = createPushKeys();
const vapid = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:hola@crepas.test',
};

if (!hasPostgres && !isElsewhere) {
  console.warn(
    'SKIPPED: no PostgreSQL on this machine. The rules were not tested on a real server, nor with two servers.',
  );
}

describe.skipIf(!hasPostgres || isElsewhere)('two servers on one PostgreSQL', () => {
  let postgres: Postgres;
  let one: Server;
  let other: Server;
  beforeAll(async () => {
    postgres = await startPostgres();
    // Servers on one database have the same keys: each sends messages to every device.
    const env = { DATABASE_URL: postgres.url, ...vapid };
    // At the same time, on an empty database: both migrate it, and one of them writes the menu.
    [one, other] = await Promise.all([startServer({ env }), startServer({ env })]);
  });
  afterAll(async () => {
    for (const server of [one, other]) {
      await server?.stop();
      if (server) removeDataDir(server.dataDir);
    }
    await postgres?.stop();
  });
  const server = () => one;
  const databaseUrl = () => postgres.url;
  describeOrderRules(server);
  describeStaffOrderRules(server);
  describeStaffAccounts(server, () => other);
  describeShop(server, () => other);
  describeCancelling(server, () => other);
  describeChangeRaces(server, () => other);
  describeClosing(() => [one, other]);
  describeWithoutCode(server, () => other);
  describeCommitOrder(server, databaseUrl);
  describeKeyRaces(server, databaseUrl);
  describeShopRaces(server, databaseUrl);
  describePrinting(server, () => other);
  describePush(server);
  describeUnanswered(server, databaseUrl, () => vapid);
  describeMenuStorm(server);
  describeTwoServers(server, () => other, databaseUrl);
});
