import type { Settings } from '../config/config.ts';

export type Sources = Readonly<Record<string, readonly string[]>>;

/** The two apps on this origin. */
export type AppName = 'store' | 'staff';

export const noSources: Sources = {};

/**
 * Google Maps. Scripts and calls name each host, because anybody can publish a script at another name of `googleapis.com`
 * (`storage.googleapis.com`). Pictures cannot run: these are Google's own list, as the tiles' hosts have numbers.
 */
const maps: Sources = {
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'blob:'],
  'connect-src': [
    'https://maps.googleapis.com',
    'https://places.googleapis.com',
    'https://mapsresources-pa.googleapis.com',
    'https://maps.gstatic.com',
    'https://www.gstatic.com',
    'data:',
    'blob:',
  ],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  'font-src': ['https://fonts.gstatic.com'],
  'style-src': ['https://fonts.googleapis.com'],
};

/** Firebase's sign-in without a pop-up, which needs neither its iframe nor scripts of its own. */
const signIn: Sources = {
  'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
};

/**
 * The two files that the SDK loads, and what they load: their releases. The rest of `www.google.com/recaptcha/` answers callbacks that the
 * address chooses. Neither a query nor a redirect matters here.
 */
const recaptchaScripts = [
  'https://www.google.com/recaptcha/api.js',
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.gstatic.com/recaptcha/releases/',
];

/** Verifies the phone. */
const recaptcha: Sources = {
  'script-src': recaptchaScripts,
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** App Check: reCAPTCHA, and the service that exchanges its answer for a token. */
const appCheck: Sources = {
  'script-src': recaptchaScripts,
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** The service worker fetches the pictures that it caches. */
const pictures: Sources = {
  'img-src': ['https://res.cloudinary.com'],
  'connect-src': ['https://res.cloudinary.com'],
};

const uploads: Sources = { 'connect-src': ['https://api.cloudinary.com'] };

const services: Readonly<Record<AppName, readonly Sources[]>> = {
  store: [maps, signIn, recaptcha, pictures],
  staff: [maps, signIn, pictures, uploads],
};

/** The sources that the pages need. Google Maps and `style` attributes need inline styles. */
const ownSources = (scriptHashes: readonly string[]): Sources => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scriptHashes],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'frame-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/**
 * The `Content-Security-Policy` of an app's pages.
 *
 * @param hasAppCheck a site key is set, and pages fetch tokens of App Check
 * @param scriptHashes of the inline scripts: `'sha256-…'`
 */
export function contentPolicy(
  app: AppName,
  mode: Settings['mode'],
  hasAppCheck: boolean,
  scriptHashes: readonly string[],
): (extra: Sources) => string {
  const own = ownSources(scriptHashes);
  const added = [...(mode === 'production' ? services[app] : []), ...(hasAppCheck ? [appCheck] : [])];
  return (extra) =>
    Object.entries(own)
      .map(([name, sources]) => [
        name,
        // The store's sign-in by phone and App Check share hosts of reCAPTCHA.
        ...new Set([...sources, ...[...added, extra].flatMap((more) => more[name] ?? [])]),
      ])
      .map((directive) => directive.join(' '))
      .join('; ');
}
