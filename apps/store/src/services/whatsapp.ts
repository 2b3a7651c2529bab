/** A tab that was opened before its message exists. */
export type WaitingTab = {
  /** False after the customer closed the tab. */
  readonly isOpen: () => boolean;
  readonly lead: (link: string) => void;
  readonly close: () => void;
};

type OpenWindow = (url: string, target: string) => Window | null;

/**
 * Opens a tab for the WhatsApp message. Call it inside the click, before any await: later the browser blocks it as
 * a pop-up (decision O7). Null when the browser blocked it.
 */
export function openWaitingTab(open: OpenWindow = window.open.bind(window)): WaitingTab | null {
  const tab = open('', '_blank');
  if (!tab) return null;
  // The other page must not get a handle on this window.
  tab.opener = null;
  tab.document.title = 'Enviando tu pedido…';
  return {
    isOpen: () => !tab.closed,
    lead: (link) => tab.location.replace(link),
    close: () => tab.close(),
  };
}
