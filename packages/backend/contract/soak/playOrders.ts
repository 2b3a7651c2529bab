import { getOrdersOfPhone, updateShop } from '@crepas/api';
import {
  addToCart,
  type Cart,
  emptyCart,
  minAutoRejectMinutes,
  type OrderDraft,
  type OrderEnder,
  type OrderId,
  type OrderStage,
} from '@crepas/domain';
import { expect } from 'vitest';
import { askStrictly } from '../harness/ask.ts';
import { draftFor } from '../harness/draft.ts';
import { cancel, place, steadily, step } from './calls.ts';
import type { Guest, People, Tablet } from './people.ts';
import { isForgotten, type PlannedOrder } from './plan.ts';
import type { FastShop } from './shop.ts';

/** What the callers were told of an order: the truth that everything else is compared with. */
export type LedgerEntry = {
  readonly id: OrderId;
  readonly plan: PlannedOrder;
  readonly guest: Guest;
  readonly draft: OrderDraft;
  readonly reached: OrderStage[];
  endedBy: OrderEnder | null;
};

const lanes = 12;
/** The pause of a server between two looks at the orders, and much patience. */
const withinMs = 90_000;
const told = { timeout: withinMs, interval: 100 };

/** One rush: its forgotten orders are placed first, and wait for their alerts while the others are served. */
export async function rush(
  shop: FastShop,
  people: People,
  plans: readonly PlannedOrder[],
  ledger: LedgerEntry[],
): Promise<void> {
  const serve = async (plan: PlannedOrder) => {
    const entry = await placed(people, plan);
    ledger.push(entry);
    const mend = plan.isCut ? shop.cutNetwork() : () => {};
    if (!isForgotten(plan.story)) await answer(people, entry);
    mend();
    return entry;
  };
  const forgotten = await inLanes(
    plans.filter(({ story }) => isForgotten(story)),
    serve,
  );
  await shop.passTime(181);
  await inLanes(
    plans.filter(({ story }) => !isForgotten(story)),
    serve,
  );
  if (forgotten.length === 0) return;
  await escalated(people, forgotten);
  await inLanes(forgotten, (entry) => answerLate(people, entry));
  const unanswered = forgotten.filter(({ plan }) => plan.story === 'neverAnswered');
  if (unanswered.length > 0) await rejectedByTime(shop, people, unanswered);
}

async function placed({ guests, menu }: People, plan: PlannedOrder): Promise<LedgerEntry> {
  const guest = guests[plan.customer] as Guest;
  const draft = draftFor(guest.phone, cartOf(menu, plan));
  return { id: await place(guest, draft), plan, guest, draft, reached: ['received'], endedBy: null };
}

const cartOf = (menu: Cart, { quantity, hasCombo }: PlannedOrder): Cart =>
  menu
    .filter(({ product }) => hasCombo || !product.isCombo)
    .reduce(
      (cart, line) => addToCart(cart, { ...line, quantity: line.product.isCombo ? 1 : quantity }),
      emptyCart,
    );

async function answer({ tablets }: People, entry: LedgerEntry): Promise<void> {
  const { story, tablets: places } = entry.plan;
  const [one, other] = places.map((index) => tablets[index] as Tablet) as [Tablet, Tablet];
  const takes = async (stage: OrderStage) => {
    expect(await step(one, entry.id, stage), `#${entry.id} to ${stage}`).toBe(true);
    entry.reached.push(stage);
  };
  const serves = async (...stages: OrderStage[]) => {
    for (const stage of stages) await takes(stage);
  };
  switch (story) {
    case 'rejected':
      return takes('rejected');
    case 'cancelledByStaff':
      return serves('accepted', 'cancelled');
    case 'cancelledByCustomer':
      return cancels(entry);
    case 'cancelRace': {
      const [isAccepted, isCancelled] = await Promise.all([
        step(one, entry.id, 'accepted'),
        cancel(entry.guest, entry.id),
      ]);
      expect([isAccepted, isCancelled].filter(Boolean), `one winner of #${entry.id}`).toHaveLength(1);
      entry.reached.push(isAccepted ? 'accepted' : 'cancelled');
      if (isCancelled) entry.endedBy = 'customer';
      return isAccepted ? serves('preparing', 'onTheWay', 'delivered') : undefined;
    }
    case 'twoTablets':
      for (const stage of ['accepted', 'preparing', 'onTheWay', 'delivered'] as const) {
        const taken = await Promise.all([step(one, entry.id, stage), step(other, entry.id, stage)]);
        expect(taken, `#${entry.id} to ${stage}`).toContain(true);
        entry.reached.push(stage);
      }
      return;
    default:
      return serves('accepted', 'preparing', 'onTheWay', 'delivered');
  }
}

async function cancels(entry: LedgerEntry): Promise<void> {
  expect(await cancel(entry.guest, entry.id), `#${entry.id} cancelled by its customer`).toBe(true);
  entry.reached.push('cancelled');
  entry.endedBy = 'customer';
}

async function answerLate(people: People, entry: LedgerEntry): Promise<void> {
  if (entry.plan.story === 'answeredLate') await answer(people, entry);
  if (entry.plan.story === 'cancelledLate') await cancels(entry);
}

/** Each board, each customer's page and each device hears that nobody has answered. */
async function escalated({ tablets, guests }: People, forgotten: readonly LedgerEntry[]): Promise<void> {
  const ids = forgotten.map(({ id }) => id).sort((a, b) => a - b);
  for (const { board, device, isOwner } of tablets) {
    const alerted = () => ids.filter((id) => board.orders.get(id)?.alerts?.owner);
    await expect.poll(alerted, { ...told, message: 'alerts on a board' }).toEqual(ids);
    const titles = ids.flatMap((id) => [
      ...(isOwner ? [`Nadie ha tomado el pedido #${id}`] : []),
      `Pedido #${id} sin respuesta`,
    ]);
    const arrived = async () =>
      (await device.arrived())
        .filter(({ orden }) => ids.some((id) => id === orden))
        .map(({ titulo }) => titulo)
        .sort();
    await expect.poll(arrived, { ...told, message: 'alerts on a device' }).toEqual(titles.sort());
  }
  for (const guest of guests) {
    const own = forgotten.filter((entry) => entry.guest === guest);
    if (own.length === 0) continue;
    const { server, phone, token } = guest;
    const orders = await steadily(() => askStrictly(server, getOrdersOfPhone, phone, token));
    const unconfirmed = orders.filter(({ isUnconfirmed }) => isUnconfirmed).map(({ id }) => id);
    for (const { id } of own) {
      expect(unconfirmed, `unconfirmed orders of ${phone}`).toContain(id);
      await expect.poll(() => guest.page.orders.get(id)?.alerts?.owner ?? null, told).not.toBeNull();
    }
  }
}

async function rejectedByTime(
  shop: FastShop,
  { owner, tablets, guests }: People,
  unanswered: readonly LedgerEntry[],
): Promise<void> {
  const at = tablets[0]?.server ?? guests[0]?.server;
  if (!at) throw new Error('Nobody is there.');
  const setMinutes = (autoRejectMinutes: number | null) =>
    steadily(() => askStrictly(at, updateShop, { autoRejectMinutes }, owner));
  await setMinutes(minAutoRejectMinutes);
  // With the minutes that the alerts took.
  await shop.passTime(120);
  for (const entry of unanswered) {
    for (const { board } of tablets) {
      await expect.poll(() => board.orders.get(entry.id)?.stage, told).toBe('rejected');
    }
    entry.reached.push('rejected');
    entry.endedBy = 'noAnswer';
  }
  await setMinutes(null);
}

async function inLanes<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
