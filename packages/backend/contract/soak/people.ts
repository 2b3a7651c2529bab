import { customerEventsPath, subscribePush } from '@crepas/api';
import type { Cart, PhoneNumber } from '@crepas/domain';
import { askStrictly } from '../harness/ask.ts';
import { fillCart } from '../harness/draft.ts';
import { type Followed, followOrders } from '../harness/followOrders.ts';
import { aDevice, type TestDevice } from '../harness/pushDevice.ts';
import type { Address } from '../harness/server.ts';
import { signInCustomer, signInOwner, signInStaff } from '../harness/signIn.ts';
import type { EveningSize } from './plan.ts';
import type { FastShop } from './shop.ts';

export type Tablet = {
  readonly server: Address;
  readonly token: string;
  readonly isOwner: boolean;
  readonly board: Followed;
  readonly device: TestDevice;
};

export type Guest = {
  readonly server: Address;
  readonly phone: PhoneNumber;
  readonly token: string;
  readonly page: Followed;
  /** Null for most customers: they did not ask for messages. */
  readonly device: TestDevice | null;
  /** Whether the push service delivers to the device at once. */
  readonly isHealthy: boolean;
};

export type People = {
  readonly owner: string;
  readonly tablets: readonly Tablet[];
  readonly guests: readonly Guest[];
  /** One line of a product, and a combo. */
  readonly menu: Cart;
  readonly leave: () => Promise<void>;
};

/** Everybody signs in, opens the board or the own page, and subscribes a device; the tokens outlast the evening. */
export async function gather(
  { servers, streams, pushService, pushKey }: FastShop,
  size: EveningSize,
): Promise<People> {
  const at = (index: number): Address => servers[index % servers.length] as Address;
  const streamAt = (index: number): Address => streams[index % streams.length] as Address;
  const [cook, owner] = [await signInStaff(at(0)), await signInOwner(at(0))];
  const tablets: Tablet[] = [];
  for (let index = 0; index < size.tablets; index += 1) {
    const [server, isOwner] = [at(index), index === 0];
    const token = isOwner ? owner : cook;
    const device = await aDevice(pushService, pushKey);
    await askStrictly(server, subscribePush, device, token);
    tablets.push({ server, token, isOwner, device, board: await followOrders(streamAt(index), { token }) });
  }
  const guests: Guest[] = [];
  for (let index = 0; index < size.customers; index += 1) {
    const [server, phone] = [at(index), `55${30_000_000 + index}` as PhoneNumber];
    const token = await signInCustomer(at(0), phone);
    const page = await followOrders(streamAt(index), { token, path: customerEventsPath(phone) });
    const device = index % 3 === 0 ? await aDevice(pushService, pushKey) : null;
    if (device) await askStrictly(server, subscribePush, device, token);
    const isHealthy = index % 12 !== 3;
    if (!isHealthy)
      await device?.answerWith(index % 24 === 3 ? { status: 410 } : { status: 429, retryAfter: 5 });
    guests.push({ server, phone, token, page, device, isHealthy });
  }
  return {
    owner,
    tablets,
    guests,
    menu: await fillCart(at(0)),
    async leave() {
      await Promise.all([
        ...tablets.map(({ board }) => board.leave()),
        ...guests.map(({ page }) => page.leave()),
      ]);
    },
  };
}
