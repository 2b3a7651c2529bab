import type { Notices } from './notifyOrders.ts';

/** The system's notifications; null in a browser that has none. */
export const systemNotices: Notices | null =
  'Notification' in window
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

/** Asks once, inside a tap. The answer is kept by the browser. */
export function askForNotices(): void {
  if (systemNotices?.permission() === 'default') void Notification.requestPermission();
}
