import { expect, it } from 'vitest';
import { pushSupport } from './device.ts';

const PushManager = {};
const serviceWorker = {};

it.each([
  [{ PushManager, Notification: { permission: 'default' }, navigator: { serviceWorker } }, 'ready'],
  [{ PushManager, Notification: { permission: 'granted' }, navigator: { serviceWorker } }, 'ready'],
  [{ PushManager, Notification: { permission: 'denied' }, navigator: { serviceWorker } }, 'denied'],
  [{ navigator: { serviceWorker, standalone: false } }, 'needsInstall'],
  [{ navigator: { serviceWorker } }, 'none'],
  [{ PushManager, Notification: { permission: 'default' }, navigator: {} }, 'none'],
] as const)('%# a browser with %o is «%s»', (browser, support) => {
  expect(pushSupport(browser)).toBe(support);
});
