import { beforeAll, describe } from 'vitest';
import { removeDataDir } from '../../packages/backend/contract/harness/dataDir.ts';
import { type Server, startServer } from '../../packages/backend/contract/harness/server.ts';
import { customerRoad } from './customerRoad.ts';
import type { Engine } from './drivers/driver.ts';
import { lostOnce, lostUntilTheNextTap } from './lostAndLate.ts';
import { staffFilesLostOnce, staffFilesLostUntilTheNextTap } from './lostStaffFiles.ts';
import { staffRoad } from './staffRoad.ts';
import { walk } from './walk.ts';

/** The same journeys in every available engine, with one shop. */
export function roadsIn(engine: Engine) {
  const { name, isHere, comesWith } = engine;
  if (!isHere) console.warn(`SKIPPED: the roads in ${name}, which is not here. It comes with ${comesWith}.`);
  describe.skipIf(!isHere)(name, () => {
    const shop = openShop();
    describe('a customer', () => walk(engine, customerRoad, shop));
    describe('a customer whose network loses files', () => {
      describe('once', () => walk(engine, lostOnce, shop));
      describe('until the next tap', () => walk(engine, lostUntilTheNextTap, shop));
    });
    describe('staff whose network loses files', () => {
      describe('once', () => walk(engine, staffFilesLostOnce, shop));
      describe('until the next tap', () => walk(engine, staffFilesLostUntilTheNextTap, shop));
    });
    // The last one, because it changes the menu.
    describe('the owner', () => walk(engine, staffRoad, shop));
  });
}

/** A shop for the tests of this block, started before them. */
function openShop(): () => Server {
  let shop: Server | undefined;
  beforeAll(async () => {
    const started = await startServer();
    shop = started;
    return async () => {
      await started.stop();
      await removeDataDir(started.dataDir);
    };
  });
  return () => {
    if (!shop) throw new Error('The shop did not open.');
    return shop;
  };
}
