import { afterAll, beforeAll, describe } from 'vitest';
import { describeCancelling } from './cancelRules.ts';
import { describeDiscountCodes } from './discountCodeRules.ts';
import { type Backend, isElsewhere, openBackend } from './harness/backend.ts';
import { describeMenuHours } from './menuHourRules.ts';
import { describeMoments } from './momentRules.ts';
import { describeOrderRules } from './orderRules.ts';
import { describePrinting } from './printingRules.ts';
import { describePush } from './pushRules.ts';
import { describeReads } from './readRules.ts';
import { describeShop } from './shopRules.ts';
import { describeStaffAccounts } from './staffAccountRules.ts';
import { describeStaffOrderRules } from './staffOrderRules.ts';
import { describeWithoutCode } from './withoutCodeRules.ts';

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
  describeStaffAccounts(server, server);
  describeShop(server, server);
  describeMenuHours(server, server);
  describeCancelling(server, server);
  describePrinting(server, server);
  describePush(server);
  describeWithoutCode(server, server);
  describeMoments(server, server);
  describeDiscountCodes(server, server);
});
