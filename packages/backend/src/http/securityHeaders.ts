import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Settings } from '../config.ts';
import { isHashedAsset } from '../hashedAsset.ts';
import type { HeaderList } from '../precompressed/sendPrecompressed.ts';
import { contentPolicy, noSources, type Sources } from './contentPolicy.ts';

/**
 * Every answer gets them. They are made once, for what is sent on each request is paid on each request.
 *
 * @param scriptHashes of the scripts that stand inside the pages: `'sha256-…'`
 * @returns those of a page, for one that is sent before the hooks run
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  settings: Settings,
  scriptHashes: readonly string[],
): (request: FastifyRequest) => HeaderList {
  const common = helmetHeaders(settings.mode === 'production');
  const ofData = dataHeaders(common);
  const ofPage = pageHeaders(common, settings, scriptHashes);
  app.decorateReply('securityHeaders');
  app.addHook('onRequest', (request, reply, done) => {
    reply.securityHeaders = isNoPage(request.url) ? ofData : ofPage(request);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const list = reply.securityHeaders ?? ofData;
    for (let at = 0; at < list.length; at += 2) {
      const name = list[at] ?? '';
      // A demo's stand-ins set their own: pages of other hosts may load from them, as from the real services.
      if (!reply.hasHeader(name)) reply.header(name, list[at + 1]);
    }
    done(null, payload);
  });
  return ofPage;
}

/** JSON, and what the pages are built of: a kilobyte of their policy with each of twenty files would guard nothing. */
const isNoPage = (url: string): boolean => url.startsWith('/api/') || isHashedAsset(url);

type Headers = Readonly<Record<string, string>>;

const listOf = (headers: Headers): HeaderList => Object.entries(headers).flat();

/** What helmet says to every request alike, asked once. */
function helmetHeaders(isProduction: boolean): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const say = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isProduction,
    // The WhatsApp tab is opened first and pointed at the message later (decision O7).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Google checks from which site its keys are used.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  say(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

const forDataToo = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];

/** Whoever opens it as a page may load nothing and frame it nowhere. The rest would say nothing more. */
const dataHeaders = (common: Headers): HeaderList =>
  listOf({
    ...Object.fromEntries(Object.entries(common).filter(([name]) => forDataToo.includes(name))),
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });

function pageHeaders(common: Headers, settings: Settings, scriptHashes: readonly string[]) {
  const policy = contentPolicy(settings, scriptHashes);
  const headersWith = (extra: Sources) =>
    listOf({
      ...common,
      'content-security-policy': policy(extra),
      'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
    });
  const fixed = headersWith(noSources);

  // Callers choose the host, so that only the latest is remembered: nearly always that of the next request too.
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

/** The pages find the emulator on the host they came from, be it localhost or a phone's view of this machine. */
function emulatorOrigin(hostname: string, port: number): string | null {
  return /^([\w.-]+|\[[\da-f:]+\])$/i.test(hostname) ? `http://${hostname}:${port}` : null;
}
