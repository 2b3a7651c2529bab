import type { StaffOrder } from '@crepas/domain';

export type Notices = {
  readonly permission: () => NotificationPermission;
  readonly show: (title: string, options: NotificationOptions) => void;
};

/** Shows a system notification per order, if permitted and the page is not visible. */
export function notifyOrders(
  notices: Notices | null,
  orders: readonly { readonly id: number; readonly text: string }[],
  isLookedAt: boolean,
): void {
  if (notices === null || isLookedAt || notices.permission() !== 'granted') return;
  for (const { id, text } of orders) show(notices, id, `Pedido nuevo #${id}`, text);
}

/** The preparation of orders for later begins. Under the same conditions. */
export function notifyDue(
  notices: Notices | null,
  orders: readonly Pick<StaffOrder, 'id' | 'deliveryAddress'>[],
  isLookedAt: boolean,
): void {
  if (notices === null || isLookedAt || notices.permission() !== 'granted') return;
  for (const { id, deliveryAddress } of orders)
    show(notices, id, `Hay que preparar el pedido #${id}`, deliveryAddress);
}

/** Replaces the notification of the new order, under the same conditions. */
export function notifyEnded(
  notices: Notices | null,
  { id, endedBy }: Pick<StaffOrder, 'id' | 'endedBy'>,
  isLookedAt: boolean,
): void {
  if (notices === null || isLookedAt || notices.permission() !== 'granted') return;
  if (endedBy === 'noAnswer') show(notices, id, `Pedido #${id} rechazado`, 'Nadie lo aceptó a tiempo.');
  else show(notices, id, `Pedido #${id} cancelado`, 'Lo canceló el cliente.');
}

function show(notices: Notices, id: number, title: string, body: string): void {
  try {
    notices.show(title, { body, tag: `pedido-${id}`, lang: 'es-MX' });
  } catch {
    // Phones allow notifications from service workers only. The bell and the title still work.
  }
}

/** The system's notifications; null when the browser does not support them. */
export const systemNotices: Notices | null =
  'Notification' in globalThis
    ? {
        permission: () => Notification.permission,
        show(title, options) {
          const notice = new Notification(title, options);
          notice.onclick = () => {
            window.focus();
            notice.close();
          };
        },
      }
    : null;

/** Asks for permission, in the handler of a tap. The browser stores the answer. */
export function askForNotices(): void {
  if (systemNotices?.permission() === 'default') void Notification.requestPermission();
}
