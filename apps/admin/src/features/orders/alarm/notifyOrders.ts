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

/** Replaces the notification of the new order, under the same conditions. */
export function notifyCancelled(notices: Notices | null, id: number, isLookedAt: boolean): void {
  if (notices === null || isLookedAt || notices.permission() !== 'granted') return;
  show(notices, id, `Pedido #${id} cancelado`, 'Lo canceló el cliente.');
}

function show(notices: Notices, id: number, title: string, body: string): void {
  try {
    notices.show(title, { body, tag: `pedido-${id}`, lang: 'es-MX' });
  } catch {
    // Phones allow notifications from service workers only. The bell and the title still work.
  }
}
