import { randomUUID } from 'node:crypto';
import { orderToWire, pauseShop, placeOrder, resumeShop, shopRefusalFromBody, updateShop } from '@crepas/api';
import { circleZone } from '@crepas/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { signedInPeople } from './harness/people.ts';
import type { Address } from './harness/server.ts';

const roma = { lat: 19.4187, lng: -99.1606 };
const monterrey = { lat: 25.67, lng: -100.31 };

/**
 * What stops orders stops them at every server at once; `other` may be the same server. The rules of hours, pauses and zone:
 * `src/http/routes/shopHourRoutes.test.ts` and `orderOptionRoutes.test.ts`.
 */
export function describeShop(server: () => Address, other: () => Address): void {
  const people = signedInPeople(server);
  const order = (position = monterrey, key: string = randomUUID()) => {
    const draft = { ...people.customer.draft, options: { position } };
    return ask(other(), placeOrder, { payload: orderToWire(draft), key }, people.customer.token);
  };
  // The demo's shop has a zone.
  const takesEverything = async () => {
    await askStrictly(server(), resumeShop, undefined, people.staff);
    await askStrictly(server(), updateShop, { zone: null }, people.owner);
  };

  describe('at the other server at once', () => {
    afterEach(takesEverything);

    it.each([
      ['a pause', 'paused', () => askStrictly(server(), pauseShop, { minutes: 15 }, people.staff)],
      [
        'a smaller zone',
        'outsideZone',
        () => askStrictly(server(), updateShop, { zone: circleZone(roma, 5) }, people.owner),
      ],
    ])('%s refuses orders, and an earlier one is answered again', async (_, kind, stop) => {
      await takesEverything();
      const key = randomUUID();
      const first = await order(monterrey, key);
      expect(first.status).toBe(201);
      await stop();
      const refused = await order();
      expect([refused.status, shopRefusalFromBody(refused.body)?.kind]).toEqual([409, kind]);
      expect(await order(monterrey, key)).toMatchObject({ status: 200, body: first.body });
    });
  });
}
