import * as v from 'valibot';
import { pushMessageFromWire, pushMessageWire } from './pushMessage.ts';

/** The used parts of a service worker's scope. */
export type PushWindow = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: PushOpened) => void;
};
export type PushClients = {
  readonly matchAll: (of: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }) => Promise<readonly PushWindow[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
};

/** Sent to a window that is already open: the path to show. */
export type PushOpened = { readonly kind: 'pushOpened'; readonly path: string };

const fallback = { titulo: 'Tu pedido', cuerpo: 'Hay noticias de un pedido.', url: '/', orden: 0 };

/**
 * Shows a push message as a notification. A browser withdraws the permission of a worker that shows none, so an
 * unreadable message is shown too.
 *
 * @param text the decrypted body of the message
 * @param home the path that an unreadable message opens
 */
export function showPush(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  text: string,
  home: string,
): Promise<void> {
  const { title, body, url, order } = read(text, home);
  return registration.showNotification(title, {
    body,
    lang: 'es-MX',
    tag: order === null ? 'tienda' : `pedido-${order}`,
    icon: '/icons/icon-192.png',
    data: { path: url },
  });
}

function read(text: string, home: string) {
  try {
    return pushMessageFromWire(v.parse(pushMessageWire, JSON.parse(text)));
  } catch {
    return pushMessageFromWire({ ...fallback, url: home });
  }
}

/**
 * Opens what a notification is about: a window that already shows that screen gets the focus, else a new one opens.
 *
 * @param data of the notification
 * @param origin of the worker: a message cannot lead elsewhere
 */
export async function openPush(clients: PushClients, data: unknown, origin: string): Promise<void> {
  const { path = '/' } = (data ?? {}) as { readonly path?: string };
  const target = new URL(path, origin);
  if (target.origin !== origin) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === target.pathname);
  if (!open) return void (await clients.openWindow(target.href));
  // First: a browser may refuse the focus, and the window may be visible already.
  open.postMessage({ kind: 'pushOpened', path: target.pathname + target.search });
  await open.focus();
}
