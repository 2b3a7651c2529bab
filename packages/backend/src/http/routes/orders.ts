import {
  activeOrderToWire,
  cancelFollowedOrder,
  cancelOrder as cancelOrderCall,
  cancelRefusalToBody,
  fulfilmentFromWire,
  getActiveOrders,
  getFollowedOrder,
  getKnownCustomer,
  getMoments,
  getOrderDetails,
  getOrdersOfPhone,
  getPastOrdersOfPhone,
  instantToWire,
  knownCustomerToWire,
  markPaid,
  markUnpaid,
  orderDetailsToWire,
  sayTransferred,
  sayTransferredFollowed,
  staffOrderToWire,
} from '@crepas/api';
import { type OrderDetails, type OrderId, orderId } from '@crepas/domain';
import { editorOf } from '../../changes/Editor.ts';
import { type Caller, isLimitedStaff, maySeeOrdersOf } from '../../identity/Caller.ts';
import { cancelOrder } from '../../orders/cancelOrder.ts';
import { setPaid, setTransferred } from '../../orders/markPaid.ts';
import { readMoments } from '../../orders/orderMoment.ts';
import {
  type OwnedOrder,
  readActiveOrders,
  readOrderDetails,
  readOrdersOfPhone,
  readPastOrdersOfPhone,
  withDiscountTerms,
} from '../../orders/orderQueries.ts';
import { notCancelledText } from '../../orders/texts.ts';
import { readKnownCustomer } from '../../people/readKnownCustomer.ts';
import { readShopSnapshot, settingsOf } from '../../shop/shop.ts';
import type { Api } from '../Api.ts';
import { forbidden } from '../caller.ts';
import { HttpError } from '../HttpError.ts';
import { followedOrThrow, readPhone, unknownOrder } from '../readRequest.ts';
import { route } from '../route.ts';
import { placeOrderRoute } from './orderPlacing.ts';

export function orderRoutes(api: Api): void {
  const { queries } = api.database;
  placeOrderRoute(api);

  route(api, getOrdersOfPhone, async ({ params, request }) => {
    const phone = readPhone(params.phone, 'phone');
    if (!maySeeOrdersOf(request.caller, phone)) throw forbidden();
    return (await readOrdersOfPhone(queries, phone)).map(activeOrderToWire);
  });

  route(api, getPastOrdersOfPhone, async ({ params, query, request: { caller } }) => {
    const phone = readPhone(params.phone, 'phone');
    if (caller.kind !== 'customer' || caller.phone !== phone) throw forbidden();
    return (await readPastOrdersOfPhone(queries, phone, query.limit)).map(orderDetailsToWire);
  });

  route(api, getKnownCustomer, async ({ params }) =>
    knownCustomerToWire(await readKnownCustomer(queries, readPhone(params.phone, 'phone'))),
  );

  route(api, getOrderDetails, async ({ params, request }) => {
    const order = await readOrderDetails(queries, orderId(params.id));
    if (order === null) throw unknownOrder();
    if (!maySeeOrdersOf(request.caller, order.phone)) throw forbidden();
    refuseOld(order, request.caller);
    const isStaff = request.caller.kind === 'staff';
    return orderDetailsToWire(isStaff ? await withDiscountTerms(queries, order) : order.details);
  });

  route(api, cancelOrderCall, async ({ params, request: { caller } }) => {
    const id = orderId(params.id);
    const order = await ownOrder(id, caller);
    await cancelOrThrow(id);
    return orderDetailsToWire((await readOrderDetails(queries, id))?.details ?? order);
  });

  async function cancelOrThrow(id: OrderId): Promise<void> {
    const present = await cancelOrder(api.database, id);
    if (present === null) return;
    const text = notCancelledText(present.stage, present.fulfilment);
    throw new HttpError(409, text, { body: cancelRefusalToBody(present.stage, text) });
  }

  route(api, getFollowedOrder, async ({ params }) => readFollowed(await followedOrThrow(queries, params.s)));

  route(api, cancelFollowedOrder, async ({ params }) => {
    const id = await followedOrThrow(queries, params.s);
    await cancelOrThrow(id);
    return readFollowed(id);
  });

  route(api, markPaid, ({ params, request }) => paid(orderId(params.id), true, request.caller));
  route(api, markUnpaid, ({ params, request }) => paid(orderId(params.id), false, request.caller));

  async function paid(id: OrderId, isPaid: boolean, caller: Caller) {
    const present = await readOrderDetails(queries, id);
    if (present === null) throw unknownOrder();
    refuseOld(present, caller);
    const order = await setPaid(api.database, id, isPaid, editorOf({ caller }));
    if (order === null) throw unknownOrder();
    return staffOrderToWire(order);
  }

  route(api, sayTransferred, async ({ params, request: { caller } }) => {
    const id = orderId(params.id);
    const order = await ownOrder(id, caller);
    await transferredOrThrow(id);
    return orderDetailsToWire((await readOrderDetails(queries, id))?.details ?? order);
  });

  route(api, sayTransferredFollowed, async ({ params }) => {
    const id = await followedOrThrow(queries, params.s);
    await transferredOrThrow(id);
    return readFollowed(id);
  });

  async function transferredOrThrow(id: OrderId): Promise<void> {
    if (!(await setTransferred(api.database, id))) {
      throw new HttpError(409, 'Este pedido ya no espera una transferencia.');
    }
  }

  /** Without the phone: a shared link must not tell it. */
  async function readFollowed(id: OrderId) {
    const order = await readOrderDetails(queries, id);
    if (order === null) throw unknownOrder();
    const { delivery } = order.details;
    return orderDetailsToWire({ ...order.details, delivery: delivery && { ...delivery, phone: '' } });
  }

  /** Staff cancel by `PATCH /orders/:id`, with a reason. */
  async function ownOrder(id: OrderId, caller: Caller): Promise<OrderDetails> {
    const order = await readOrderDetails(queries, id);
    if (order === null) throw unknownOrder();
    if (caller.kind !== 'customer' || caller.phone !== order.phone) throw forbidden();
    return order.details;
  }

  /** By the database's clock. */
  route(api, getMoments, async ({ query }) => {
    const { shop, now } = await readShopSnapshot(queries);
    const { offered, full } = await readMoments(queries, settingsOf(shop), fulfilmentFromWire(query), now);
    return { horas: offered.map(instantToWire), llenas: full.map(instantToWire) };
  });

  route(api, getActiveOrders, async () => (await readActiveOrders(queries)).map(staffOrderToWire));
}

/** One after the other, an account could read the phone and the address of everybody who ever ordered. */
function refuseOld({ isOld }: OwnedOrder, caller: Caller): void {
  if (isOld && isLimitedStaff(caller)) throw new HttpError(403, 'Este pedido ya solo lo puede ver la dueña.');
}
