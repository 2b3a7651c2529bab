import { tabAsked } from './tabAskedStorage.ts';

/** A tab that was opened before its message exists. */
export type WaitingTab = {
  /** Resolves with whether the tab shows the message. */
  readonly lead: (link: string) => Promise<boolean>;
  readonly close: () => void;
};

type OpenWindow = (url: string, target: string) => Window | null;

/** Milliseconds until a tab that is still empty counts as one that stays so. */
const blankMs = 3000;

/**
 * Opens a tab for the WhatsApp message. Call it inside the click, before any await: later the browser blocks it as
 * a pop-up (decision O7). Null when the browser made no tab.
 */
export function openWaitingTab(
  open: OpenWindow = (url, target) => window.open(url, target),
): WaitingTab | null {
  if (tabAsked.load()) return null;
  tabAsked.save(true);
  const tab = onThisPage(() => openTab(open));
  return (
    tab && {
      // Some browsers return an object that is no window and lacks any of its parts.
      lead: (link) => leadTo(tab, link).catch(noTab),
      close: () => void close(tab).catch(() => undefined),
    }
  );
}

/** Where the new window is this one, opening it must not replace the page. Some browsers lack `navigation`: see `tabAsked`. */
function onThisPage<Result>(open: () => Result): Result {
  const stay = (event: Event) => event.preventDefault();
  window.navigation?.addEventListener('navigate', stay);
  try {
    return open();
  } finally {
    window.navigation?.removeEventListener('navigate', stay);
  }
}

function openTab(open: OpenWindow): Window | null {
  try {
    const tab = open('', '_blank');
    if (!tab || tab === window) return null;
    tab.document.title = 'Enviando tu pedido…';
    // The other page must not get a handle on this window.
    tab.opener = null;
    return tab;
  } catch {
    return null;
  }
}

async function close(tab: Window): Promise<void> {
  tab.close();
  tabAsked.clear();
}

async function leadTo(tab: Window, link: string): Promise<boolean> {
  // This page is still here. Removed before the wait: a reload within it must not cost the visit its next tabs.
  tabAsked.clear();
  if (tab.closed) return false;
  tab.location.replace(link);
  await new Promise((resolve) => setTimeout(resolve, blankMs));
  return isEmpty(tab) ? noTab() : true;
}

function noTab(): false {
  tabAsked.save(true);
  return false;
}

/** Only an empty tab can be read: WhatsApp's page is of another origin. */
function isEmpty(tab: Window): boolean {
  try {
    return !tab.closed && tab.document !== null;
  } catch {
    return false;
  }
}
