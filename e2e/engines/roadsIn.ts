import { describe } from 'vitest';
import { customerRoad } from './customerRoad.ts';
import type { Engine } from './drivers/driver.ts';
import { staffRoad } from './staffRoad.ts';
import { walk } from './walk.ts';

/** The same roads in every engine that this machine has. */
export function roadsIn(engine: Engine) {
  const { name, isHere, comesWith } = engine;
  if (!isHere) console.warn(`SKIPPED: the roads in ${name}, which is not here. It comes with ${comesWith}.`);
  describe.skipIf(!isHere)(name, () => {
    describe('a customer', () => walk(engine, customerRoad));
    describe('the owner', () => walk(engine, staffRoad));
  });
}
