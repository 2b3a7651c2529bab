import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { isAdminPath } from '@crepas/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Settings } from '../config/config.ts';
import type { HeaderList } from '../precompressed/sendPrecompressed.ts';
import { type AppName, contentPolicy, noSources, type Sources } from './contentPolicy.ts';

/** Vite puts a hash of the content into these names, so the file at such a path never changes. */
export const isHashedAsset = (path: string): boolean => /^\/(admin-)?assets\//.test(path);

/**
 * Adds security headers to every response. They are computed once, to save time on each request.
 *
 * @param scriptHashes of the inline scripts: `'sha256-…'`
 * @returns the headers of a page, for an error page that is sent before the hooks run
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  settings: Settings,
  scriptHashes: readonly string[],
): (request: FastifyRequest) => HeaderList {
  const common = helmetHeaders(settings.mode === 'production');
  const ofData = dataHeaders(common);
  const ofStore = pageHeaders('store', common, settings, scriptHashes);
  const ofStaff = pageHeaders('staff', common, settings, scriptHashes);
  const ofPage = (request: FastifyRequest) => (isAdminPath(request.url) ? ofStaff : ofStore)(request);
  app.decorateReply('securityHeaders');
  app.addHook('onRequest', (request, reply, done) => {
    reply.securityHeaders = isData(request.url) ? ofData : ofPage(request);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const list = reply.securityHeaders ?? ofData;
    for (let at = 0; at < list.length; at += 2) {
      const name = list[at] ?? '';
      // The demo's stand-ins set their own: other origins may load from them, as from the real services.
      if (!reply.hasHeader(name)) reply.header(name, list[at + 1]);
    }
    done(null, payload);
  });
  return ofPage;
}

/** JSON and the files of a page need no page policy, which would add a kilobyte to each. */
const isData = (url: string): boolean => url.startsWith('/api/') || isHashedAsset(url);

type Headers = Readonly<Record<string, string>>;

const listOf = (headers: Headers): HeaderList => Object.entries(headers).flat();

/** The headers that helmet sets, which are the same for every request. */
function helmetHeaders(isProduction: boolean): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    // The shop's own name only: the owner's other names may have services without TLS.
    strictTransportSecurity: isProduction && { maxAge: 31_536_000, includeSubDomains: false },
    // For browsers without `frame-ancestors`, which says the same.
    xFrameOptions: { action: 'deny' },
    // The WhatsApp tab is opened first and navigated to the message later (decision O7).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Google checks the referrer when a key is used.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  setHeaders(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

const namesForData = [
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-resource-policy',
];

/** If it is opened as a page, it may load nothing and cannot be framed. Other headers have no effect on data. */
const dataHeaders = (common: Headers): HeaderList =>
  listOf({
    ...Object.fromEntries(Object.entries(common).filter(([name]) => namesForData.includes(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });

function pageHeaders(app: AppName, common: Headers, settings: Settings, scriptHashes: readonly string[]) {
  const policy = contentPolicy(app, settings.mode, settings.appCheckSiteKey !== null, scriptHashes);
  const headersWith = (extra: Sources) =>
    listOf({
      ...common,
      'content-security-policy': policy(extra),
      'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
    });
  const fixed = headersWith(noSources);

  // Clients choose the host, so only the latest is cached; the next request nearly always has the same.
  let latestHost: string | null = null;
  let latest = fixed;
  return (request: FastifyRequest): HeaderList => {
    if (settings.authEmulatorPort === null || request.hostname === latestHost) return latest;
    latestHost = request.hostname;
    const emulator = emulatorOrigin(latestHost, settings.authEmulatorPort);
    latest = emulator ? headersWith({ 'connect-src': [emulator] }) : fixed;
    return latest;
  };
}

/** The pages reach the emulator on their own host: localhost, or this machine's address in the local network. */
function emulatorOrigin(hostname: string, port: number): string | null {
  return /^([\w.-]+|\[[\da-f:]+\])$/i.test(hostname) ? `http://${hostname}:${port}` : null;
}
