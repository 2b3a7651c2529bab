import { orders } from '../db/tables/orders.ts';
import { shop as shopTable } from '../db/tables/shop.ts';
import { phone } from './anOrder.ts';
import { askAs, sendAs } from './askAs.ts';
import { sendOrder } from './placeOrder.ts';
import { testShop } from './testShop.ts';
import { customerToken, ownerToken, staffToken } from './tokens.ts';

/** {@link testShop} without orders and with the usual settings before each test, and the people in it. */
export function freshShop() {
  const shop = testShop({}, [shopTable, orders]);
  return {
    shop,
    asStaff: askAs(shop, staffToken()),
    asOwner: askAs(shop, ownerToken()),
    asAna: askAs(shop, customerToken(phone)),
    sendAsStaff: sendAs(shop, staffToken()),
    sendAsOwner: sendAs(shop, ownerToken()),
    /** Ana orders one Nutella, but for these changes. */
    async place(changes: object = {}, key: string = crypto.randomUUID()) {
      const response = await sendOrder(shop, changes, { key });
      return { status: response.statusCode, body: response.json() };
    },
    /** Staff change the order from this version. */
    async change(id: number, version: number, content: object) {
      const payload = { motivo: 'Se acabó', ...content };
      const headers = { 'if-match': `"${version}"` };
      const answer = await sendAs(shop, staffToken())('PUT', `/orders/${id}/contenido`, payload, headers);
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}
