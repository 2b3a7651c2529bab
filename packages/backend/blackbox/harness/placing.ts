import { randomInt, randomUUID } from 'node:crypto';
import { changeStage, orderToWire, placeOrder } from '@crepas/api';
import type { OrderId, OrderPayload, PhoneNumber } from '@crepas/domain';
import { askPatiently, askStrictly, decodeStrictly } from './ask.ts';
import { draftFor, fillCart } from './draft.ts';
import type { Address } from './server.ts';
import { signInCustomer } from './signIn.ts';

export type Customer = {
  readonly phone: PhoneNumber;
  readonly token: string;
  readonly draft: OrderPayload;
  /** Places the same order once more. */
  readonly place: () => Promise<OrderId>;
  /** {@link place}, and staff accept it. */
  readonly placeAccepted: (staff: string) => Promise<OrderId>;
};

/** A new phone, also on a backend that keeps its orders between runs. */
export async function aCustomer(server: Address): Promise<Customer> {
  const phone = `55${randomInt(10_000_000, 100_000_000)}` as PhoneNumber;
  const token = await signInCustomer(server, phone);
  const draft = draftFor(phone, await fillCart(server));
  async function place(): Promise<OrderId> {
    const order = { payload: orderToWire(draft), key: randomUUID() };
    return decodeStrictly(placeOrder, await askPatiently(server, placeOrder, order, token)).id;
  }
  async function placeAccepted(staff: string): Promise<OrderId> {
    const id = await place();
    await askStrictly(server, changeStage, { id, stage: 'accepted' }, staff);
    return id;
  }
  return { phone, token, draft, place, placeAccepted };
}
