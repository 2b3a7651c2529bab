import { getPastOrdersOfPhone } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orders, type StoredStage } from '../../db/tables/orders.ts';
import { aLine, nuez, phone } from '../../testing/anOrder.ts';
import { askAs } from '../../testing/askAs.ts';
import { sentOrder } from '../../testing/placeOrder.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, ownerToken } from '../../testing/tokens.ts';

const shop = testShop({}, [orders]);

async function ordered(stage: StoredStage, of = phone): Promise<number> {
  const nutella = aLine({ cantidad: 2, extras: 'Nuez', extras_full: [nuez], precio_total_extras: 25 });
  const trio = aLine({ id_producto: 5, precio_unitario: 180, crepas: [2, 1, 4] });
  const id = await sentOrder(shop, { productos: [nutella, trio] }, { of });
  await shop.database.queries.update(orders).set({ stage }).where(eq(orders.id, id));
  return id;
}

const read = async (limit = 20, token = customerToken(phone)) => {
  const answer = await askAs(shop, token)(getPastOrdersOfPhone, { phone: phone as PhoneNumber, limit });
  return answer.statusCode === 200
    ? getPastOrdersOfPhone.decode(v.parse(getPastOrdersOfPhone.answer, answer.json()))
    : answer.statusCode;
};
const idsOf = async (limit?: number) => {
  const past = await read(limit);
  return typeof past === 'number' ? past : past.map(({ id }) => id);
};

it('answers the ended orders of the phone, newest first, up to the limit', async () => {
  const ended = [await ordered('delivered'), await ordered('rejected'), await ordered('cancelled')].reverse();
  await ordered('received');
  await ordered('onTheWay');
  await ordered('delivered', '5587654321');
  expect(await idsOf()).toEqual(ended);
  expect(await idsOf(2)).toEqual(ended.slice(0, 2));
  expect([await idsOf(0), await idsOf(21)]).toEqual([400, 400]);
});

it('each line has the ids to order it again', async () => {
  await ordered('delivered');
  expect(await read()).toMatchObject([
    {
      stage: 'delivered',
      lines: [
        { productId: 1, extras: [{ id: 1, name: 'Nuez' }], crepas: [], quantity: 2 },
        { productId: 5, extras: [], crepas: [{ id: 2 }, { id: 1 }, { id: 4 }], quantity: 1 },
      ],
    },
  ]);
});

it('only the phone itself may read them', async () => {
  expect(await read(20, customerToken('5587654321'))).toBe(403);
  expect(await read(20, ownerToken())).toBe(403);
});
