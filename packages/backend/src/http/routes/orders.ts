import {
  activeOrderToWire,
  getActiveOrders,
  getOrderDetails,
  getOrdersOfPhone,
  orderDetailsToWire,
  staffOrderToWire,
} from '@crepas/api';
import { orderId } from '@crepas/domain';
import { maySeeOrdersOf } from '../../identity/Caller.ts';
import { readOrderDetails, readOrdersOfPhone } from '../../orders/orderQueries.ts';
import { readActiveOrders } from '../../orders/staffOrderQueries.ts';
import { unknownOrderText } from '../../orders/stageText.ts';
import type { Api } from '../Api.ts';
import { forbidden } from '../caller.ts';
import { HttpError } from '../HttpError.ts';
import { readPhone } from '../readPhone.ts';
import { route } from '../route.ts';
import { placeOrderRoute } from './placeOrder.ts';

export function orderRoutes(api: Api): void {
  const { queries } = api.database;
  placeOrderRoute(api);

  route(api, getOrdersOfPhone, async ({ params, request }) => {
    const phone = readPhone(params.phone, 'phone');
    if (!maySeeOrdersOf(request.caller, phone)) throw forbidden();
    return (await readOrdersOfPhone(queries, phone)).map(activeOrderToWire);
  });

  route(api, getOrderDetails, async ({ params, request }) => {
    const order = await readOrderDetails(queries, orderId(params.id));
    if (order === null) throw new HttpError(404, unknownOrderText);
    if (!maySeeOrdersOf(request.caller, order.phone)) throw forbidden();
    return orderDetailsToWire(order.details);
  });

  route(api, getActiveOrders, async () => (await readActiveOrders(queries)).map(staffOrderToWire));
}
