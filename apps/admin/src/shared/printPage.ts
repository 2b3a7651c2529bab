import { useNotifications } from './notifications/notifications.ts';

/** Opens the browser's own dialog. Browsers inside other apps have none, or throw. */
export function printPage(): void {
  try {
    window.print();
  } catch {
    const reason = 'Abre esta página en Chrome o Safari.';
    useNotifications.getState().notifyFailure({ text: 'Este navegador no imprime', reason });
  }
}
