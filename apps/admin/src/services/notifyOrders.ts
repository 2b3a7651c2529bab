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
  for (const { id, text } of orders) {
    try {
      notices.show(`Pedido nuevo #${id}`, { body: text, tag: `pedido-${id}`, lang: 'es-MX' });
    } catch {
      // Phones allow notifications from service workers only. The bell and the title still work.
    }
  }
}
