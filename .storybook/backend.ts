import type { AppConfig } from '../packages/api/src/pages/appConfig.ts';
import { appConfigElementId } from '../packages/api/src/pages/appConfig.ts';
import { defaultWords } from '../packages/api/src/shop/shopWords.ts';
import { apiPath } from '../packages/api/src/testing/index.ts';
import { mapsPath } from './maps.ts';

/**
 * The backend of stories of the apps' real screens.
 *
 * How to write the story of a whole screen:
 *
 * 1. `…Screen.stories.tsx` stands beside the screen. Its meta has a `title`, spreads what opens the app (`wholeStore` in the store's
 *    `testing/openStore.tsx`, `wholeTool` in the staff tool's `testing/openAdmin.tsx`), and has `parameters: atScreen({ path: '/cart' })` from `@crepas/api/testing`.
 * 2. Every story has an open shop with a menu. `atScreen` changes what matters, and a story's own is laid over that of its meta:
 *    `shop: { pausedUntil }` and `menu: { products }` in inside types, `answers: { 'GET /promo': 'silent' }` by call. An answer is the
 *    JSON of the wire, `'failing'` (500), `'silent'`, `'offline'`, `refused(409, 'Ya no')`, or a function of the request.
 * 3. `storage` and `sessionStorage` have what the browser remembers: `known` and `proven` of `testing/customers.ts` are customers without and
 *    with a proven phone. `now` is the time, which stands still; `stoppedTimers: [6000]` keeps a message that would go away.
 * 4. `play` reaches the state by taps and waits for what it shows. `changeAnswers` and `goOffline` change the backend on the way.
 * 5. Maps and SMS have stand-ins: `parameters: { maps: 'lost', signIn: { sending: 'silent' } }` makes them fail.
 * 6. No comment of JSDoc stands over `meta`: Storybook then takes `parameters: atScreen(…)` for none.
 * 7. An answer that the contract refuses, a request that the server would refuse, and a call that does not exist fail the story.
 */

const config: AppConfig = {
  apiUrl: apiPath,
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  maps: { url: mapsPath, key: '' },
  shop: { ...defaultWords, whatsApp: '525512345678' },
};

/** The apps read their configuration from the page while they load: call it before a story is imported. */
export function writeAppConfig(): void {
  const element = Object.assign(document.createElement('script'), {
    id: appConfigElementId,
    type: 'application/json',
    textContent: JSON.stringify(config),
  });
  document.head.append(element);
}
