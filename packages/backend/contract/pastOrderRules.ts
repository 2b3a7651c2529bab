import { changeStage, getPastOrdersOfPhone } from '@crepas/api';
import { expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { aCustomer } from './harness/placing.ts';
import type { Address } from './harness/server.ts';
import { signInStaff } from './harness/signIn.ts';

/** The past orders of a customer, for both databases. */
export function describePastOrders(server: () => Address): void {
  it('a customer reads the own orders that have ended, to order the same again', async () => {
    const [staff, customer] = [await signInStaff(server()), await aCustomer(server())];
    const { phone, token, draft } = customer;
    const read = () => askStrictly(server(), getPastOrdersOfPhone, { phone, limit: 20 }, token);
    const first = await customer.place();
    expect(await read()).toEqual([]);
    const refusal = { stage: 'rejected', reason: 'Sin luz' } as const;
    await askStrictly(server(), changeStage, { id: first, ...refusal }, staff);
    const second = await customer.place();
    await askStrictly(server(), changeStage, { id: second, ...refusal }, staff);
    const past = await read();
    expect(past.map(({ id, stage }) => [id, stage])).toEqual([
      [second, 'rejected'],
      [first, 'rejected'],
    ]);
    expect(
      past[0]?.lines.map(({ productId, extraIds, crepaIds, quantity }) => ({
        productId,
        extraIds: [...(extraIds ?? [])].sort(),
        crepaIds,
        quantity,
      })),
    ).toEqual(
      draft.lines.map(({ productId, extras, crepas, quantity }) => ({
        productId,
        extraIds: extras.map(({ id }) => id).sort(),
        crepaIds: crepas.map(({ id }) => id),
        quantity,
      })),
    );
    const stranger = await aCustomer(server());
    for (const other of [stranger.token, staff]) {
      expect((await ask(server(), getPastOrdersOfPhone, { phone, limit: 20 }, other)).status).toBe(403);
    }
  });
}
