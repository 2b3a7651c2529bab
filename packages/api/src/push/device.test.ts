import { expect, it } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import type { Client } from '../client/client.ts';
import { forgetDevice, pushSupport } from './device.ts';

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

it.each([
  ['', async () => undefined],
  [
    ', also when the server cannot be reached',
    async () => Promise.reject(new ApiError('network', 'Network error')),
  ],
])('a device that is left has no subscription any more%s', async (_, answer) => {
  const asked: unknown[] = [];
  const client = {
    send: async (call: { readonly path: string }, input: unknown) => {
      asked.push(call.path, input);
      return answer();
    },
  } as unknown as Client;
  let isSubscribed = true;
  const subscription = {
    endpoint: 'https://push.example/1',
    unsubscribe: async () => {
      isSubscribed = false;
      return true;
    },
  };
  const pushManager = { getSubscription: async () => subscription };
  await forgetDevice(client, { pushManager } as unknown as ServiceWorkerRegistration);
  expect([isSubscribed, asked]).toEqual([false, ['/push', 'https://push.example/1']]);
});
