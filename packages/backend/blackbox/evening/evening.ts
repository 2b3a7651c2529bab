import { customerEventsPath, orderEventsPath } from '@crepas/api';
import type { OrderId, PhoneNumber } from '@crepas/domain';
import { customerToken, ownerToken, staffToken, tokenOf } from '../../src/testing/tokens.ts';
import type { CloudPrinter } from '../harness/cloudPrinter.ts';
import { type MenuIds, resetMenu } from './menu.ts';
import { openPage, type Page } from './page.ts';
import type { RealShop } from './realShop.ts';
import { type Customer, customers, type Request, type Shop } from './shop.ts';

/** An evening under way: the model, the real shop, and the people in it. */
export type Evening = {
  /** The model. Each step replaces it. */
  shop: Shop;
  /** The last request of each customer, and the prices that they saw last. */
  readonly lastRequests: Map<Customer, Request>;
  readonly seen: Map<
    Customer,
    Pick<Shop, 'dishes' | 'nuts' | 'options' | 'codes' | 'nearTerms' | 'otherTerms'>
  >;
  /** The number at the real shop of each order of the model. */
  readonly ids: OrderId[];
  readonly real: RealShop;
  readonly menu: MenuIds;
  /** The day of the shop, like `2027-01-05`. */
  readonly day: string;
  readonly startedAt: number;
  readonly tokens: { readonly owner: string; readonly staff: string; readonly expired: string };
  readonly guests: ReadonlyMap<Customer, Guest>;
  /** Two tablets of the kitchen. */
  readonly boards: readonly Page[];
  readonly printer: CloudPrinter;
  readonly leave: () => void;
};

export type Guest = { readonly phone: PhoneNumber; readonly token: string; readonly page: Page };

const dayMs = 86_400_000;
/** Midnight UTC is six in the evening in the shop's time zone, of the day before. */
const firstEvening = Date.UTC(2027, 0, 5);

export const startOf = (evening: number): number => firstEvening + evening * dayMs;

/**
 * Begins an evening on a server that may have seen others: on a new day, with new phones and the usual menu, so that
 * trying another story needs no new server.
 *
 * @param number 0 for the first evening of this server
 */
export async function beginEvening(
  real: RealShop,
  menu: MenuIds,
  printer: CloudPrinter,
  number: number,
): Promise<Evening> {
  const startedAt = startOf(number);
  await real.setClock(startedAt);
  const tokens = {
    owner: ownerToken(),
    staff: staffToken(),
    expired: tokenOf('cook', { role: 'staff' }, '1h ago'),
  };
  const shop = await resetMenu(real.server(), menu, tokens.owner, startedAt);
  const boards = [
    await openPage(real, orderEventsPath, tokens.staff),
    await openPage(real, orderEventsPath, tokens.owner),
  ];
  const guests = new Map<Customer, Guest>();
  for (const [index, customer] of customers.entries()) {
    const phone = `55${String(number * customers.length + index).padStart(8, '0')}` as PhoneNumber;
    const token = customerToken(phone);
    const page = await openPage(real, customerEventsPath(phone), token);
    guests.set(customer, { phone, token, page });
  }
  return {
    shop,
    lastRequests: new Map(),
    seen: new Map(customers.map((customer) => [customer, shop])),
    ids: [],
    real,
    menu,
    day: new Date(startedAt - dayMs).toISOString().slice(0, 10),
    startedAt,
    tokens,
    guests,
    boards,
    printer,
    leave() {
      for (const page of boards) page.leave();
      for (const { page } of guests.values()) page.leave();
    },
  };
}

export const pagesOf = ({ boards, guests }: Evening): readonly Page[] => [
  ...boards,
  ...[...guests.values()].map(({ page }) => page),
];

export function guestOf({ guests }: Evening, customer: Customer): Guest {
  const guest = guests.get(customer);
  if (!guest) throw new Error(`${customer} is not here.`);
  return guest;
}
