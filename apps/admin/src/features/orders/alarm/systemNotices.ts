import type { Notices } from './notifyOrders.ts';

/** The system's notifications; null when the browser does not support them. */
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

/** Asks for permission, in the handler of a tap. The browser stores the answer. */
export function askForNotices(): void {
  if (systemNotices?.permission() === 'default') void Notification.requestPermission();
}
