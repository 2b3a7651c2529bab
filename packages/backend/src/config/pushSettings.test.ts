import { expect, it } from 'vitest';
import { SettingsError } from '../env.ts';
import { createPushKeys, readPushSettings } from './pushSettings.ts';

const { publicKey, privateKey } = createPushKeys();
const env = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:hola@crepas.example',
};

it('push is off without keys', () => {
  expect(readPushSettings({}, null)).toBeNull();
});

it('reads a pair of keys', () => {
  const subject = 'mailto:hola@crepas.example';
  expect(readPushSettings(env, null)).toEqual({ publicKey, privateKey, subject, standInPath: null });
});

it.each([
  [{ VAPID_SUBJECT: '' }, 'VAPID_SUBJECT'],
  [{ VAPID_PUBLIC_KEY: '' }, 'VAPID_PUBLIC_KEY'],
  [{ VAPID_PRIVATE_KEY: createPushKeys().privateKey }, 'no son un par'],
  [{ VAPID_PRIVATE_KEY: 'abc' }, 'no son un par'],
  [{ VAPID_SUBJECT: 'hola@crepas.example' }, 'VAPID_SUBJECT'],
])('refuses %j', (changes, text) => {
  const read = () => readPushSettings({ ...env, ...changes }, null);
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(text);
});
