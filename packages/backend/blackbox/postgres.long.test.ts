import { afterAll, beforeAll } from 'vitest';
import { describeCancelling } from './cancelRules.ts';
import { describeChangeLock, describeChangeRaces } from './changeRaceRules.ts';
import { describeClosing } from './closingRules.ts';
import { describeCommitOrder } from './commitOrderRules.ts';
import { describeCodeLock, describeDiscountCodes } from './discountCodeRules.ts';
import { describeOnPostgres, vapid } from './harness/databases.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { type Postgres, startPostgres } from './harness/postgres.ts';
import { type Server, startServer } from './harness/server.ts';
import { describeKeyRaces } from './keyRaceRules.ts';
import { describeMenuHours } from './menuHourRules.ts';
import { describeMenuStorm } from './menuStormRules.ts';
import { describeMomentLock, describeMoments } from './momentRules.ts';
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

const untried = 'The rules were not tested on a real server, nor with two servers.';

describeOnPostgres('two servers on one PostgreSQL', untried, () => {
  let postgres: Postgres;
  let one: Server;
  let other: Server;
  beforeAll(async () => {
    postgres = await startPostgres();
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
  describeMenuHours(server, () => other);
  describeCancelling(server, () => other);
  describeChangeRaces(server, () => other);
  describeChangeLock(server, databaseUrl);
  describeClosing(() => [one, other]);
  describeWithoutCode(server, () => other);
  describeMoments(server, () => other);
  describeMomentLock(server, databaseUrl);
  describeDiscountCodes(server, () => other);
  describeCodeLock(server, databaseUrl);
  describeCommitOrder(server, databaseUrl);
  describeKeyRaces(server, databaseUrl);
  describeShopRaces(server, databaseUrl);
  describePrinting(server, () => other);
  describePush(server);
  describeUnanswered(server, databaseUrl, () => vapid);
  describeMenuStorm(server);
  describeTwoServers(server, () => other, databaseUrl);
});
