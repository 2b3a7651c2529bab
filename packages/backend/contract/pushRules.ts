import { changeStage, getPushKey, subscribePush, unsubscribePush } from '@crepas/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { askStrictly } from './harness/ask.ts';
import { aCustomer, type Customer } from './harness/placing.ts';
import { aDevice, type TestDevice } from './harness/pushDevice.ts';
import type { Address } from './harness/server.ts';
import { signInStaff } from './harness/signIn.ts';

const withinMs = 5_000;

/** Rules of push messages, for both databases, with the demo's push service. */
export function describePush(server: () => Address): void {
  describe('push messages', () => {
    let staff: string;
    let customer: Customer;
    let key: string;
    beforeAll(async () => {
      staff = await signInStaff(server());
      customer = await aCustomer(server());
      key = await askStrictly(server(), getPushKey, undefined);
    });

    async function subscribed(): Promise<TestDevice> {
      const device = await aDevice(server(), key);
      await askStrictly(server(), subscribePush, device, customer.token);
      return device;
    }
    const step = (id: Awaited<ReturnType<Customer['place']>>, stage: 'accepted' | 'preparing' | 'onTheWay') =>
      askStrictly(server(), changeStage, { id, stage }, staff);
    const titles = async (device: TestDevice) => (await device.arrived()).map(({ titulo }) => titulo);

    it('reach the customer’s device, encrypted and signed, once for each stage', async () => {
      const device = await subscribed();
      const id = await customer.place();
      await step(id, 'accepted');
      const accepted = `La tienda aceptó tu pedido #${id}`;
      await expect.poll(() => titles(device), { timeout: withinMs }).toEqual([accepted]);
      expect(await device.arrived()).toMatchObject([
        { url: `/order-details/${id}`, orden: id, topic: `pedido-${id}` },
      ]);
      await step(id, 'preparing');
      await step(id, 'onTheWay');
      const onTheWay = `Tu pedido #${id} va en camino`;
      await expect.poll(() => titles(device), { timeout: withinMs }).toEqual([accepted, onTheWay]);
      await askStrictly(server(), unsubscribePush, device.endpoint, customer.token);
    });

    it('end for a device that the push service no longer knows, and go on for the others', async () => {
      const [gone, other] = [await subscribed(), await subscribed()];
      await gone.answerWith({ status: 410 });
      await step(await customer.place(), 'accepted');
      await expect.poll(() => titles(other), { timeout: withinMs }).toHaveLength(1);
      await gone.answerWith({ status: 201 });
      await step(await customer.place(), 'accepted');
      await expect.poll(() => titles(other), { timeout: withinMs }).toHaveLength(2);
      expect(await titles(gone)).toEqual([]);
      await askStrictly(server(), unsubscribePush, other.endpoint, customer.token);
    });

    it('come again when a busy service said', async () => {
      const device = await subscribed();
      await device.answerWith({ status: 429, retryAfter: 1 });
      await step(await customer.place(), 'accepted');
      // The first attempt may come before or after this: both end with one message.
      await device.answerWith({ status: 201 });
      await expect.poll(() => titles(device), { timeout: 40_000, interval: 200 }).toHaveLength(1);
      await askStrictly(server(), unsubscribePush, device.endpoint, customer.token);
    });
  });
}
