import { changeStage, getPushKey, subscribePush, unsubscribePush } from '@crepas/api';
import type { OrderStage } from '@crepas/domain';
import { expect, it } from 'vitest';
import { askStrictly } from './harness/ask.ts';
import { signedInPeople } from './harness/people.ts';
import { aDevice } from './harness/pushDevice.ts';
import type { Address } from './harness/server.ts';

const poll = { timeout: 60_000 };

/** Push messages through the demo's push service, for both databases; what is retried and given up: `src/push`. */
export function describePush(server: () => Address): void {
  const people = signedInPeople(server);

  it('push messages reach the customer’s device, encrypted and signed, once for each stage', async () => {
    const device = await aDevice(server(), await askStrictly(server(), getPushKey, undefined));
    await askStrictly(server(), subscribePush, device, people.customer.token);
    const id = await people.customer.place();
    const step = (stage: OrderStage) => askStrictly(server(), changeStage, { id, stage }, people.staff);
    const titles = async () => (await device.arrived()).map(({ titulo }) => titulo);
    await step('accepted');
    const accepted = `La tienda aceptó tu pedido #${id}`;
    await expect.poll(titles, poll).toEqual([accepted]);
    expect(await device.arrived()).toMatchObject([
      { url: `/order-details/${id}`, orden: id, topic: `pedido-${id}` },
    ]);
    await step('preparing');
    await step('onTheWay');
    await expect.poll(titles, poll).toEqual([accepted, `Tu pedido #${id} va en camino`]);
    await askStrictly(server(), unsubscribePush, device.endpoint, people.customer.token);
  });
}
