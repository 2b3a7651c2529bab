export type Notices = {
  readonly permission: () => NotificationPermission;
  readonly show: (title: string, options: NotificationOptions) => void;
};

/** A system notification per order, where it was allowed and nobody looks at the page anyway. */
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
      // Phones show none but a service worker's: the bell and the title are left.
    }
  }
}
