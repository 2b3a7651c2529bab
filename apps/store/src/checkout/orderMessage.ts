import type { Cart, OrderId } from '@crepas/domain';
import { openWaitingTab } from '../services/whatsapp.ts';
import { useAddress } from '../stores/address.ts';
import { useSession } from '../stores/session.ts';
import { presentWords } from '../stores/shopWords.ts';
import type { messageLink } from './placeDraft.ts';

/** The WhatsApp message of an order that is being placed. */
export type OrderMessage = {
  /** @param write makes the link; it is part of the chunk `placeDraft.ts` */
  readonly send: (id: OrderId, ordered: Cart, write: typeof messageLink) => void;
  readonly cancel: () => void;
};

/**
 * Opens the tab of the message: call it inside the click. A message whose tab was blocked, or closed by the
 * customer, is offered on the home page once the order has its number (decision O7). Null for a shop without WhatsApp.
 */
export function prepareOrderMessage(): OrderMessage | null {
  if (presentWords().whatsApp === '') return null;
  const { saved, details } = useAddress.getState();
  const tab = openWaitingTab();
  return {
    send: (id, cart, write) => {
      if (!saved || !details || presentWords().whatsApp === '') return tab?.close();
      const link = write({ id, cart, address: saved, details, payment: 'cash' });
      if (tab?.isOpen()) tab.lead(link);
      else useSession.getState().offerWhatsApp({ orderId: id, link });
    },
    cancel: () => tab?.close(),
  };
}
