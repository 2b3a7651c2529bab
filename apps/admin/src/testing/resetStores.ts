import { shopFeatures } from '@crepas/api';
import { useSeenOrders } from '../features/orders/alarm/waitingOrders.ts';
import { useDensity } from '../features/orders/board/density.ts';
import { discardOrderWork } from '../features/orders/index.ts';
import { useKitchenView } from '../features/orders/kitchen/view.ts';
import { useTicketPaper } from '../features/orders/ticket/ticketPaper.ts';
import { useLateTickets } from '../features/printers/printers.ts';
import { keepFormsOf } from '../shared/form/formDrafts.ts';
import { useNotifications } from '../shared/notifications/notifications.ts';
import { useOrderLink } from '../shared/orderLink.ts';
import { rememberFeatures } from '../shared/shop/knownFeatures.ts';

/** As after a load of the page on a device that knows the server and has nothing else stored. */
export function resetStores(): void {
  discardOrderWork();
  keepFormsOf(null);
  rememberFeatures(shopFeatures);
  useNotifications.setState({ successes: [], failure: null });
  useOrderLink.setState({ kind: 'asking', sinceMs: Date.now() });
  useSeenOrders.setState({ seen: null });
  useDensity.setState({ isRoomy: false, wide: null });
  useKitchenView.setState({ isOn: false });
  useTicketPaper.setState({ width: 80 });
  useLateTickets.setState({ orders: [] });
}
