import type { Page, PlaywrightTestOptions } from '@playwright/test';
import { romaNorte } from '../support/state.ts';
import {
  fiveKilometres,
  goesOnByHand,
  movesTheMarker,
  positionIsDenied,
  positionNeverComes,
  searchesAfterTheNo,
} from './location.ts';
import { portalAnswersOnce, saysOffline, scriptsAreSlow, submitIsGoneUntilReload } from './network.ts';
import { clockIsOff, closesCaptcha, closesCaptchaOnce, firstTokenIsRefused } from './signIn.ts';
import { blocksSiteData, databaseHangs, hasNoRoom, hasNoStorage, isBareWebView } from './storage.ts';
import { translates } from './translator.ts';
import { agents, windows } from './windows.ts';

/** The phones of the customers, of public reports about shops like ours. `roads.ts` has what each of them must be able to do. */
export type Phone = {
  /** What it imitates. */
  readonly name: string;
  /** The mend that its pairs guard. */
  readonly guards: string;
  readonly use?: Partial<PlaywrightTestOptions>;
  /** Before the first page. May return a check for the end of the road. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The phone keeps nothing: each road is one visit of a new customer. */
  readonly keepsNothing?: boolean;
  /** The WhatsApp message is a link on home: no tab is opened. */
  readonly hasNoTabs?: boolean;
  /** From the location question to a marker that may be saved. By default a good position is allowed. */
  readonly comesToTheMap?: (page: Page) => Promise<void>;
  /** At `/sms`, before the send that works. */
  readonly beforeTheCode?: (page: Page, number: string) => Promise<void>;
  /** At `/sms`, between the code and its field. */
  readonly beforeTheProof?: (page: Page) => Promise<unknown>;
  /** After «Finalizar». */
  readonly afterTheOrder?: (page: Page) => Promise<unknown>;
};

const withClock = async (page: Page, prepare: (page: Page) => Promise<unknown>) => {
  await page.clock.install();
  await prepare(page);
};

export const phones = {
  plain: { name: 'a clean browser', guards: 'the roads themselves' },
  translated: {
    name: 'Chrome translates the page',
    guards: 'texts in elements of their own: a changed text is the one that is seen',
    prepare: translates,
  },
  instagram: {
    name: 'a browser inside Instagram that keeps nothing',
    guards: 'the message as a link, and a visit without storage',
    use: { userAgent: agents.Instagram },
    prepare: blocksSiteData,
    keepsNothing: true,
    hasNoTabs: true,
  },
  facebook: {
    name: 'a browser inside Facebook',
    guards: 'the message as a link: the agent alone tells that a tab would leave the app',
    use: { userAgent: agents.Facebook },
    hasNoTabs: true,
  },
  sameWindow: {
    name: 'a WebView whose only window answers `window.open`',
    guards: 'the message as a link: the order’s page is not replaced',
    prepare: (page) => page.addInitScript(windows['the same window']),
    hasNoTabs: true,
  },
  blankTab: {
    name: 'a WebView whose new tab stays blank',
    guards: 'the message as a link, too, when the tab shows nothing',
    prepare: (page) => page.addInitScript(windows['a tab that stays blank']),
    hasNoTabs: true,
  },
  bare: {
    name: 'a WebView without workers, clipboard, share and IndexedDB',
    guards: 'what is optional in a browser is asked for before it is used',
    prepare: isBareWebView,
  },
  full: {
    name: 'full site data: every write throws',
    guards: 'the proof of the phone for the visit (decision R12)',
    prepare: hasNoRoom,
    keepsNothing: true,
  },
  none: {
    name: 'a browser without site data',
    guards: 'the proof of the phone for the visit (decision R12)',
    prepare: hasNoStorage,
    keepsNothing: true,
  },
  database: {
    name: 'Safari with an IndexedDB that hangs',
    guards: 'the limit of the SDK’s session',
    prepare: databaseHangs,
  },
  silentPosition: {
    name: 'a geolocation that never answers',
    guards: 'eight seconds for a position, and the way by hand; a guess is no address',
    prepare: (page) => withClock(page, positionNeverComes),
    comesToTheMap: goesOnByHand,
  },
  roughPosition: {
    name: 'a geolocation of 5 km',
    guards: 'above 100 m the map asks for the marker',
    use: { geolocation: fiveKilometres },
    comesToTheMap: movesTheMarker,
  },
  deniedPosition: {
    name: 'a geolocation that is denied',
    guards: 'the way by hand; a guess is no address',
    prepare: positionIsDenied,
    comesToTheMap: searchesAfterTheNo,
  },
  captcha: {
    name: 'a captcha that the customer closes once',
    guards: 'the limit of the captcha, and a second try with another one',
    prepare: (page) => withClock(page, closesCaptcha),
    beforeTheCode: closesCaptchaOnce,
  },
  discarded: {
    name: 'a tab that is discarded during the SMS',
    guards: 'the code’s id and the counters survive the page',
    beforeTheProof: (page) => page.reload(),
  },
  refusedToken: {
    name: 'a clock that is behind: the server refuses the stored token',
    guards: 'one renewal after a 401',
    prepare: firstTokenIsRefused,
  },
  slowClock: {
    name: 'a clock that is 49 hours behind',
    guards: 'what depends on the time is the server’s',
    prepare: (page) => clockIsOff(page, -49),
  },
  fastClock: {
    name: 'a clock that is 49 hours ahead',
    guards: 'what depends on the time is the server’s',
    prepare: (page) => clockIsOff(page, 49),
  },
  offline: {
    name: 'a wrong `onLine`',
    guards: 'only a request that failed says «Sin conexión»',
    prepare: saysOffline,
  },
  slowScripts: {
    name: 'slow scripts',
    guards: 'taps before the scripts are kept, and screens wait for theirs',
    prepare: scriptsAreSlow,
  },
  release: {
    name: 'a release in the middle of the visit',
    guards: 'one reload that keeps what was typed, and goes on with the tap',
    prepare: submitIsGoneUntilReload,
  },
  portal: {
    name: 'a portal’s page in the place of each late script',
    guards: 'a script of a wrong type is fetched again',
    prepare: portalAnswersOnce,
  },
  forcedColours: {
    name: 'forced colours',
    guards: 'nothing of a road is told by a background alone',
    use: { forcedColors: 'active' } as Partial<PlaywrightTestOptions>,
  },
  backFromWhatsApp: {
    name: 'back and forward over a placed order',
    guards: 'a placed order is not sent again by the history',
    afterTheOrder: async (page) => {
      await page.goBack();
      await page.goForward();
      await page.goto('/home');
    },
  },
} as const satisfies Readonly<Record<string, Phone>>;

export type PhoneName = keyof typeof phones;

/** Everybody at home in Roma Norte, who allows the position. */
export const usual = { geolocation: romaNorte, permissions: ['geolocation'] };
