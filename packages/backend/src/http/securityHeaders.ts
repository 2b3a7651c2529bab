import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../config.ts';

type Sources = Readonly<Record<string, readonly string[]>>;

const none: Sources = {};

/** Google Maps (its own list of hosts), Firebase phone sign-in with reCAPTCHA, and Cloudinary. */
const productionSources = (authDomain: string): Sources => ({
  'script-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://www.google.com', 'blob:'],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://www.google.com',
    'https://api.cloudinary.com',
    // The service worker fetches the pictures it keeps.
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

/** What the pages themselves need. Google Maps and the browser's own `style=` need inline styles. */
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
 * @param scriptHashes of the scripts that stand inside the pages: `'sha256-…'`
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  settings: Settings,
  scriptHashes: readonly string[],
): Promise<void> {
  const isProduction = settings.mode === 'production';
  const own = ownSources(scriptHashes);
  const more = isProduction ? productionSources(settings.firebase.authDomain) : none;
  const policy = (extra: Sources) =>
    Object.entries(own)
      .map(([name, sources]) => [name, ...sources, ...(more[name] ?? []), ...(extra[name] ?? [])].join(' '))
      .join('; ');
  const fixed = policy(none);

  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isProduction,
    // The WhatsApp tab is opened first and pointed at the message later (decision O7).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Google checks from which site its keys are used.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  // Callers choose the host, so that only the latest is remembered: nearly always that of the next request too.
  let latest: string | null = null;
  let latestPolicy = fixed;
  app.addHook('onRequest', (request, reply, done) => {
    const emulator = emulatorOrigin(request, settings.authEmulatorPort);
    if (emulator !== latest) {
      latest = emulator;
      latestPolicy = emulator ? policy({ 'connect-src': [emulator] }) : fixed;
    }
    reply.header('Content-Security-Policy', latestPolicy);
    reply.header('Permissions-Policy', 'geolocation=(self), camera=(), microphone=()');
    done();
  });
}

/** The pages find the emulator on the host they came from, be it localhost or a phone's view of this machine. */
function emulatorOrigin({ hostname }: FastifyRequest, port: number | null): string | null {
  const isHost = /^([\w.-]+|\[[\da-f:]+\])$/i.test(hostname);
  return port !== null && isHost ? `http://${hostname}:${port}` : null;
}
