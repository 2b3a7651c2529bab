import { expect, it } from 'vitest';
import { readPushEndpoint } from './pushServices.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-bl2p.notify.windows.com/w/?token=abc',
])('%s is of a push service', (endpoint) => {
  expect(readPushEndpoint(endpoint, null)).toBe(endpoint);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com.example/abc',
  'https://evil-push.apple.com@127.0.0.1/abc',
  'https://notpush.services.mozilla.community/abc',
  'https://xnotify.windows.com/abc',
  'https://user@web.push.apple.com/abc',
  'https://127.0.0.1/abc',
  'https://169.254.169.254/latest',
  'http://localhost:4173/push-service/devices/1',
  `https://fcm.googleapis.com/${'ñ'.repeat(300)}`,
  'file:///etc/passwd',
  'abc',
])('%s is not', (endpoint) => {
  expect(readPushEndpoint(endpoint, null)).toBeNull();
});

it.each([
  'https:\\\\fcm.googleapis.com\\fcm\\send\\abc',
  'https://FCM.googleapis.com:443/fcm/send/abc#1',
  'HTTPS:fcm.googleapis.com/fcm/send/./abc#',
  ' https://fcm.googleapis.com/fcm/send/abc\n',
])('%s is the same device as the address that a browser writes', (endpoint) => {
  expect(readPushEndpoint(endpoint, null)).toBe('https://fcm.googleapis.com/fcm/send/abc');
});

it('in a demo the stand-in of this machine counts too, and nothing else of it', () => {
  expect(readPushEndpoint('http://localhost:4173/push-service/devices/1', '/push-service')).not.toBeNull();
  expect(readPushEndpoint('http://127.0.0.1:4173/push-service/devices/1', '/push-service')).not.toBeNull();
  expect(readPushEndpoint('http://localhost:4173/api/shop', '/push-service')).toBeNull();
  expect(readPushEndpoint('http://localhost:4173/push-service/../api/shop', '/push-service')).toBeNull();
  expect(readPushEndpoint('http://192.168.0.9/push-service/devices/1', '/push-service')).toBeNull();
});
