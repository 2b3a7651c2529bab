import type { ConfirmationWay, OrderId } from '@crepas/domain';
import { isInAppBrowser } from '../../shared/inAppBrowser.ts';
import { presentWords } from '../../shared/shop/shopWords.ts';
import { useSession } from '../../shared/storage/session.ts';
import { openWaitingTab } from './whatsapp.ts';

/** The WhatsApp message of an order that is being placed. */
export type OrderMessage = {
  readonly send: (id: OrderId, link: string) => Promise<void>;
  readonly cancel: () => void;
};

/**
 * Opens the tab of the message: call it inside the click. A message that no tab shows is offered as a link on the home
 * page once the order has its number (decision O7). Null for a shop without WhatsApp, and for a customer who waits for a
 * call. Never throws: the order is placed whatever the browser makes of the tab.
 */
export function prepareOrderMessage(way?: ConfirmationWay): OrderMessage | null {
  if (way === 'call' || presentWords().whatsApp === '') return null;
  // Without network a tab would only open and close.
  const hasTabs = navigator.onLine !== false && !isInAppBrowser(navigator.userAgent) && !isInstalledApp();
  const tab = hasTabs ? openWaitingTab() : null;
  return {
    send: async (id, link) => {
      if (presentWords().whatsApp === '') return tab?.close();
      const isShown = await tab?.lead(link);
      if (!isShown) useSession.getState().offerWhatsApp({ orderId: id, link });
    },
    cancel: () => tab?.close(),
  };
}

/** From the home screen: a tab of such an app can stay blank beside WhatsApp, and has no bar to close it. */
const isInstalledApp = (): boolean => window.matchMedia?.('(display-mode: standalone)').matches === true;
