import { describe } from 'vitest';
import { customerRoad } from './customerRoad.ts';
import type { Engine } from './drivers/driver.ts';
import { lostOnce, lostUntilTheNextTap } from './lostAndLate.ts';
import { staffRoad } from './staffRoad.ts';
import { walk } from './walk.ts';

/** The same roads in every engine that this machine has. */
export function roadsIn(engine: Engine) {
  const { name, isHere, comesWith } = engine;
  if (!isHere) console.warn(`SKIPPED: the roads in ${name}, which is not here. It comes with ${comesWith}.`);
  describe.skipIf(!isHere)(name, () => {
    describe('a customer', () => walk(engine, customerRoad));
    describe('the owner', () => walk(engine, staffRoad));
    describe('a customer whose network loses files', () => {
      describe('once', () => walk(engine, lostOnce));
      describe('until the next tap', () => walk(engine, lostUntilTheNextTap));
    });
  });
}
