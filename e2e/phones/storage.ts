import type { Page } from '@playwright/test';

/** Browsers that keep nothing for the page, or whose database is silent. */

/** Blocked site data: reading the storage throws, as with Chrome's «block all cookies» and in some browsers inside apps. */
export const blocksSiteData = (page: Page) =>
  page.addInitScript(() => {
    const refused = {
      get(): never {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, refused);
    }
  });

/** A full phone, or a private window of an old Safari: what is there can be read, and every write throws. */
export const hasNoRoom = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted on a read-only database.', 'UnknownError');
    };
  });

/** A WebView whose app has turned the storage off: it does not exist. */
export const hasNoStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: () => undefined });
    }
  });

/** Safari after an update, or a tab that was restored: opening a database never ends. */
export const databaseHangs = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });

/** A WebView of a small app: no worker, clipboard, share, database, push or notification. */
export const isBareWebView = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['serviceWorker', 'clipboard', 'share', 'canShare', 'permissions', 'locks']) {
      Reflect.deleteProperty(Navigator.prototype, name);
    }
    for (const name of ['Worker', 'SharedWorker', 'indexedDB', 'Notification', 'PushManager']) {
      Object.defineProperty(window, name, { value: undefined });
    }
  });
