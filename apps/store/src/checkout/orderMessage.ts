import type { ConfirmationWay, OrderId } from '@crepas/domain';
import { openWaitingTab } from '../services/whatsapp.ts';
import { useSession } from '../stores/session.ts';
import { presentWords } from '../stores/shopWords.ts';

/** The WhatsApp message of an order that is being placed. */
export type OrderMessage = {
  readonly send: (id: OrderId, link: string) => void;
  readonly cancel: () => void;
};

/**
 * Opens the tab of the message: call it inside the click. A message whose tab was blocked, or closed by the
 * customer, is offered on the home page once the order has its number (decision O7). Null for a shop without WhatsApp, and
 * for a customer who waits for a call.
 */
export function prepareOrderMessage(way?: ConfirmationWay): OrderMessage | null {
  if (way === 'call' || presentWords().whatsApp === '') return null;
  const tab = openWaitingTab();
  return {
    send: (id, link) => {
      if (presentWords().whatsApp === '') return tab?.close();
      if (tab?.isOpen()) tab.lead(link);
      else useSession.getState().offerWhatsApp({ orderId: id, link });
    },
    cancel: () => tab?.close(),
  };
}
