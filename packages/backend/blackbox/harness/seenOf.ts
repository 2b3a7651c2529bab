import { getActiveOrders, getHome, getOrderDetails } from '@crepas/api';
import type { OrderId } from '@crepas/domain';
import { askStrictly } from './ask.ts';
import type { Server } from './server.ts';
import { signInStaff } from './signIn.ts';

/** All data that is readable over HTTP, without the alerts, which the passing time adds. */
export async function seenOf(server: Server, order: OrderId) {
  const staff = await signInStaff(server);
  const withoutAlerts = <Shown extends { readonly alerts?: unknown }>({ alerts: _, ...rest }: Shown) => rest;
  return {
    home: await askStrictly(server, getHome, undefined),
    orders: (await askStrictly(server, getActiveOrders, undefined, staff)).map(withoutAlerts),
    details: withoutAlerts(await askStrictly(server, getOrderDetails, order, staff)),
  };
}
