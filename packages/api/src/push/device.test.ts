import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import type { Client } from '../client/client.ts';
import { forgetDevice, pushSupport, subscribeDevice } from './device.ts';

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

describe('what never comes is not waited for', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('a device is left after three seconds, though the token is still being renewed', async () => {
    const client = { send: () => new Promise(() => {}) } as unknown as Client;
    const subscription = { endpoint: 'https://push.example/1', unsubscribe: async () => true };
    const pushManager = { getSubscription: async () => subscription };
    const onLeft = vi.fn();
    void forgetDevice(client, { pushManager } as unknown as ServiceWorkerRegistration).then(onLeft);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(onLeft).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(onLeft).toHaveBeenCalled();
  });

  it('a worker that could not be installed fails to subscribe', async () => {
    vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
    const client = { send: async () => 'key' } as unknown as Client;
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    const pushManager = {
      subscribe: async () => Promise.reject(new Error('no active worker')),
      getSubscription: async () => null,
    };
    const worker = { active: null, installing, waiting: null, pushManager };
    const onFailure = vi.fn();
    void subscribeDevice(client, worker as unknown as ServiceWorkerRegistration).catch(onFailure);
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailure).not.toHaveBeenCalled();
    installing.state = 'redundant';
    installing.dispatchEvent(new Event('statechange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailure).toHaveBeenCalled();
  });
});
