/** A tab that was opened for a message which is not written yet. */
export type WaitingTab = {
  /** Not once the customer has closed it, to see the shop again. */
  readonly isOpen: () => boolean;
  /** Leads the tab to its message. */
  readonly lead: (link: string) => void;
  readonly close: () => void;
};

type OpenWindow = (url: string, target: string) => Window | null;

/**
 * Opens a tab for the WhatsApp message. Call it inside the click, before any await: later the browser takes it for
 * a pop-up (decision O7). Null when the browser blocked it.
 */
export function openWaitingTab(open: OpenWindow = window.open.bind(window)): WaitingTab | null {
  const tab = open('', '_blank');
  if (!tab) return null;
  // The page in the other tab must not reach back into the shop.
  tab.opener = null;
  tab.document.title = 'Enviando tu pedido…';
  return {
    isOpen: () => !tab.closed,
    lead: (link) => tab.location.replace(link),
    close: () => tab.close(),
  };
}
