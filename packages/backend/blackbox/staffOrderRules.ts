import { changeStage, getOrderDetails } from '@crepas/api';
import { expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { signedInPeople } from './harness/people.ts';
import type { Address } from './harness/server.ts';

/** What depends on the database in the staff's orders; their rules: `src/http/routes/staffOrderRoutes.test.ts`. */
export function describeStaffOrderRules(server: () => Address): void {
  const people = signedInPeople(server);

  it('an order is changed by exactly one of three tablets at once', async () => {
    for (const [one, other] of [
      ['accepted', 'accepted'],
      ['accepted', 'rejected'],
    ] as const) {
      const id = await people.customer.place();
      const step = (stage: typeof other) =>
        ask(server(), changeStage, { id, stage, reason: 'No hay gas' }, people.staff);
      const answers = await Promise.all([step(one), step(other), step(one)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const { stage } = await askStrictly(server(), getOrderDetails, id, people.customer.token);
      const winner = answers.find(({ status }) => status === 200);
      expect(winner?.body).toMatchObject({ etapa: stage === 'accepted' ? 'aceptado' : 'rechazado' });
    }
  });
}
