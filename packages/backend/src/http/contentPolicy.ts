import type { Settings } from '../config.ts';

/** Allowed sources by directive. */
export type Sources = Readonly<Record<string, readonly string[]>>;

export const noSources: Sources = {};

/** Google Maps (its own list of hosts), Firebase phone sign-in with reCAPTCHA, and Cloudinary. */
const productionSources = (authDomain: string): Sources => ({
  'script-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://www.google.com', 'blob:'],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://www.google.com',
    'https://api.cloudinary.com',
    // The service worker fetches the pictures that it caches.
    'https://res.cloudinary.com',
    'data:',
    'blob:',
  ],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
    'https://res.cloudinary.com',
  ],
  'frame-src': ['https://*.google.com', 'https://recaptcha.google.com', `https://${authDomain}`],
  'font-src': ['https://fonts.gstatic.com'],
  'style-src': ['https://fonts.googleapis.com'],
});

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
 * The `Content-Security-Policy` of pages.
 *
 * @param scriptHashes of the inline scripts: `'sha256-…'`
 */
export function contentPolicy(
  settings: Pick<Settings, 'mode' | 'firebase'>,
  scriptHashes: readonly string[],
): (extra: Sources) => string {
  const own = ownSources(scriptHashes);
  const more = settings.mode === 'production' ? productionSources(settings.firebase.authDomain) : noSources;
  return (extra) =>
    Object.entries(own)
      .map(([name, sources]) => [name, ...sources, ...(more[name] ?? []), ...(extra[name] ?? [])].join(' '))
      .join('; ');
}
