import { beforeAll, describe } from 'vitest';
import { removeDataDir } from '../../packages/backend/blackbox/harness/dataDir.ts';
import { type Server, startServer } from '../../packages/backend/blackbox/harness/server.ts';
import { customerJourney } from './customerJourney.ts';
import type { Engine } from './drivers/driver.ts';
import { lostOnce, lostUntilTheNextTap } from './lostAndLate.ts';
import { runJourney } from './runJourney.ts';
import { staffJourney } from './staffJourney.ts';

export function journeysIn(engine: Engine) {
  const { name, isHere, comesWith } = engine;
  if (!isHere)
    console.warn(`SKIPPED: the journeys in ${name}, which is not here. It comes with ${comesWith}.`);
  describe.skipIf(!isHere)(name, () => {
    const shop = openShop();
    describe('a customer', () => runJourney(engine, customerJourney, shop));
    describe('a customer whose network loses files', () => {
      describe('once', () => runJourney(engine, lostOnce, shop));
      describe('until the next tap', () => runJourney(engine, lostUntilTheNextTap, shop));
    });
    // The last one, because it changes the menu.
    describe('the owner', () => runJourney(engine, staffJourney, shop));
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
