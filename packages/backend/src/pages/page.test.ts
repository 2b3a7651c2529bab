import { appConfig, appConfigElementId, defaultWords } from '@crepas/api';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readSettings } from '../config/config.ts';
import { testSettings } from '../testing/standIns.ts';
import { appConfigOf, inlineScriptHashes, staffConfigOf, withAppConfig } from './page.ts';

const page = '<!doctype html><html><head><title>Crepas</title></head><body></body></html>';

it('inserts the configuration into the head, with any texts escaped', () => {
  const config = appConfigOf(testSettings(), { ...defaultWords, name: '</script><script>alert(1)//$&' });
  const written = withAppConfig(page, config, '</title>$& & más');
  expect(written).toContain('<title>&#60;/title&#62;$&#38; &#38; más</title>');
  const json = new RegExp(`<script type="application/json" id="${appConfigElementId}">(.*?)</script></head>`);
  expect(JSON.parse(json.exec(written)?.[1] ?? '')).toEqual(config);
});

it('in a demo it contains the addresses of the stand-ins', () => {
  const config = appConfigOf(testSettings({ AUTH_EMULATOR_PORT: '9199' }), defaultWords);
  expect(v.parse(appConfig, config)).toEqual(config);
  expect(config).toMatchObject({
    apiUrl: '/api',
    authEmulatorPort: 9199,
    maps: { url: '/maps', key: '' },
  });
});

it('in production it contains Google’s addresses and no emulator', () => {
  const config = appConfigOf(
    readSettings(
      {
        FIREBASE_PROJECT_ID: 'crepatlan',
        FIREBASE_API_KEY: 'key',
        GOOGLE_MAPS_API_KEY: 'maps',
        SHOP_WHATSAPP: '525512345678',
        PUBLIC_URL: 'https://crepas.example',
      },
      null,
    ),
    defaultWords,
  );
  expect(config).toEqual({
    apiUrl: '/api',
    firebase: { apiKey: 'key', authDomain: 'crepatlan.firebaseapp.com', projectId: 'crepatlan' },
    maps: { url: 'https://maps.googleapis.com', key: 'maps' },
    shop: defaultWords,
  });
});

it('hashes only inline scripts that run', () => {
  const scripts =
    '<script>boot()</script><script type="module" src="/a.js"></script><script type="application/json">{}</script>';
  expect(inlineScriptHashes(scripts)).toEqual(["'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='"]);
});

it('only the staff tool has the upload address of the image account, and neither has the preset or the secret', () => {
  const settings = testSettings();
  const images = {
    cloudName: 'crepatlan',
    apiKey: '123',
    apiSecret: 'secreto',
    preset: 'menu',
    apiUrl: 'https://api.cloudinary.com',
    deliveryUrl: 'https://res.cloudinary.com',
  };
  expect(appConfigOf({ ...settings, images }, defaultWords)).toEqual(
    appConfigOf({ ...settings, images: null }, defaultWords),
  );
  expect(staffConfigOf({ ...settings, images }, defaultWords).images).toEqual({
    uploadUrl: 'https://api.cloudinary.com/v1_1/crepatlan/image/upload',
  });
});
