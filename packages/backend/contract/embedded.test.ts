import { afterAll, beforeAll, describe } from 'vitest';
import { describeCancelling } from './cancelRules.ts';
import { describeChanges } from './changeRules.ts';
import { describeClosing } from './closingRules.ts';
import { describeDoor } from './doorRules.ts';
import { describeEventRules } from './eventRules.ts';
import { type Backend, isElsewhere, openBackend } from './harness/backend.ts';
import { describeMenuRules } from './menuRules.ts';
import { describeMenuStorm } from './menuStormRules.ts';
import { describeOddRequests } from './oddRequestRules.ts';
import { describeOrderRules } from './orderRules.ts';
import { describePastOrders } from './pastOrderRules.ts';
import { describePush } from './pushRules.ts';
import { describeReads } from './readRules.ts';
import { describeShop } from './shopRules.ts';
import { describeStaffOrderRules } from './staffOrderRules.ts';

describe(isElsewhere ? 'at BACKEND_URL' : 'on the embedded database', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await openBackend();
  });
  afterAll(() => backend.close());
  const server = () => backend;
  describeReads(server);
  describeOrderRules(server);
  describeStaffOrderRules(server);
  describeShop(server, server);
  describeDoor(server, server);
  describeCancelling(server, server);
  describeClosing(() => [backend]);
  describeEventRules(server);
  describePastOrders(server);
  describePush(server);
  describeMenuRules(server);
  describeMenuStorm(server);
  describeChanges(server);
  describeOddRequests(server);
});
