import { expect, it } from 'vitest';
import { isInAppBrowser } from './inAppBrowser.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7';

it.each([
  ['Instagram', `${iPhone} Mobile/15E148 Instagram 311.0.0.32.118 (iPhone14,5; iOS 17_1; es_MX)`],
  ['Facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/441.0.0.32.105;FBDV/iPhone14,5]`],
  [
    'Messenger',
    `${android}) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 [FB_IAB/MESSENGER;FBAV/441.0;]`,
  ],
  ['WhatsApp', `${iPhone} Mobile/15E148 WhatsApp/23.25.85`],
  ['TikTok', `${iPhone} Mobile/15E148 musical_ly_32.5.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ['Line', `${iPhone} Mobile/15E148 Safari Line/13.20.0`],
  [
    'any WebView of Android',
    `${android}; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Mobile Safari/537.36`,
  ],
])('%s is an in-app browser', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

it.each([
  ['Safari', `${iPhone} Version/17.1 Mobile/15E148 Safari/604.1`],
  ['Chrome', `${android}) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0'],
])('%s is not', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});
