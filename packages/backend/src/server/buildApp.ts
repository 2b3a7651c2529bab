import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { readDatabaseNow } from '../db/databaseNow.ts';
import type { Services } from '../http/Api.ts';
import { addressTooLong, isTooLong, limitAddressLength } from '../http/addressLength.ts';
import { backupRoute } from '../http/backups.ts';
import { answerClientError } from '../http/clientError.ts';
import { closeUnusedConnections, limitDrainTime, lingerAfterLastAnswer } from '../http/connections.ts';
import { watchDatabase } from '../http/databaseLoss.ts';
import { answerError, answerNotFound } from '../http/errorHandlers.ts';
import { HttpError } from '../http/HttpError.ts';
import { healthRoutes } from '../http/health.ts';
import { type AddressLimit, maxBodyBytes, noLimit, openAddressLimit } from '../http/limits.ts';
import { type LogStream, logOptions, OneLinePerRequest } from '../http/log.ts';
import { metricsRoute } from '../http/metrics.ts';
import { originOf } from '../http/readRequest.ts';
import { guardRoutes } from '../http/routeAccess.ts';
import { apiRoutes } from '../http/routes/apiRoutes.ts';
import { cloudPrntRoutes } from '../http/routes/cloudPrnt.ts';
import { registerSecurityHeaders } from '../http/securityHeaders.ts';
import { defaultTimeLimits, type TimeLimits, timeOptions } from '../http/timeLimits.ts';
import { defaultPressureLimits, type PressureLimits } from '../http/underPressure.ts';
import { createWriteHealth } from '../http/writeHealth.ts';
import { createVisitVitals, type VisitVitals } from '../metrics/visitVitals.ts';
import type { BuiltApps } from '../pages/builtApps.ts';
import { createMissingPage, isNavigation, type PageParts, pageRoutes } from '../pages/pageRoutes.ts';
import { createRenderedPages, type RenderedPages } from '../pages/renderedPages.ts';
import { createWordedFiles } from '../pages/wordedFiles.ts';
import { minuteMs, runPeriodically } from '../runPeriodically.ts';

/** Adds routes to the same origin; the stand-ins of the demo use it. */
export type BackendPlugin = (app: FastifyInstance) => PromiseLike<unknown>;

export type AppParts = {
  readonly services: Services;
  /** Null: serves only the API. */
  readonly web: BuiltApps | null;
  /** Further routes of this origin. */
  readonly plugins: readonly BackendPlugin[];
  readonly logStream?: LogStream | undefined;
  readonly times?: TimeLimits | undefined;
  readonly pressure?: PressureLimits | undefined;
};

/** Answers a navigation to a malformed address, such as `/%E0%A4%A`. */
type MalformedAddress = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    services,
    web,
    plugins,
    logStream,
    times = defaultTimeLimits,
    pressure = defaultPressureLimits,
  } = parts;
  const { settings } = services;
  let answerMalformedAddress: MalformedAddress = answerError;
  const app = Fastify({
    logger: logOptions(settings.logLevel, logStream),
    logController: new OneLinePerRequest(),
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    bodyLimit: maxBodyBytes,
    ...timeOptions(times),
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // What arrives on an open connection while the server closes is answered as ever, with `Connection: close`: the database is open
    // until the last answer. Fastify's own refusal is English, and loses an order.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // No hook runs before this.
      if (isTooLong(request.url)) answerError(addressTooLong(), request, reply);
      else if (isNavigation(request)) answerMalformedAddress(error, request, reply);
      else answerError(error, request, reply);
    },
  });
  closeUnusedConnections(app);
  limitDrainTime(app, times.drainMs);
  lingerAfterLastAnswer(app);
  limitAddressLength(app);
  requireSingleHost(app);
  const writes = createWriteHealth(services.database);
  const checkDatabase = () => Promise.all([readDatabaseNow(services.database.queries), writes.check()]);
  const loss = watchDatabase(checkDatabase, app.log);
  app.addHook('onClose', async () => loss.stop());
  app.setErrorHandler((error, request, reply) => {
    writes.note(error);
    loss.note(error, reply.elapsedTime);
    return answerError(error, request, reply);
  });
  app.setNotFoundHandler(answerNotFound);
  const routes = guardRoutes(app, services.identity);
  const pageHeaders = registerSecurityHeaders(app, settings, web?.scriptHashes ?? []);
  const pages = web && openPages(app, web, services);
  const vitals = countVisits(app, services);
  metricsRoute(app, settings.metricsToken, () => [
    ...(pages?.metrics() ?? []),
    ...vitals.lines(),
    ...writes.lines(),
    ...clocks(),
    ...services.backups.lines(),
  ]);
  const clocks = healthRoutes(app, services, writes);
  backupRoute(app, services);
  await app.register(async (printers) => {
    cloudPrntRoutes(printers, services, settings.limitsRate ? await openAddressLimit(printers) : noLimit);
  });
  await app.register((api) => apiRoutes(api, { ...services, vitals }, pressure), { prefix: '/api' });
  await routes.openToAll(async () => {
    for (const plugin of plugins) {
      await app.register(async (scope) => {
        await plugin(scope);
      });
    }
    if (!web) return;
    const limitPages = settings.limitsRate ? await openPageLimit(app) : noLimit;
    const parts: PageParts = {
      apps: web,
      worded: createWordedFiles(web, services.menu, settings),
      pages,
      originOf: (request) => originOf(request, settings),
      limitPages,
    };
    pageRoutes(app, parts);
    const missingPage = createMissingPage(parts);
    answerMalformedAddress = (_, request, reply) => {
      reply.securityHeaders = pageHeaders(request);
      limitPages(request).then(
        () => missingPage(request, reply, 400),
        (error: unknown) => answerError(error, request, reply),
      );
    };
  });
  return app;
}

/** In a scope of its own: on `app` the plugin would count the orders of the API a second time. */
async function openPageLimit(app: FastifyInstance): Promise<AddressLimit> {
  let limit = noLimit;
  await app.register(async (scope) => {
    limit = await openAddressLimit(scope);
  });
  return limit;
}

/** Refuses a request with several `Host` headers (RFC 9112, 3.2): a proxy may choose another one than this server. */
function requireSingleHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host';
    const hasSeveral = request.raw.rawHeaders.filter(isHost).length > 1;
    done(hasSeveral ? new HttpError(400, 'La solicitud no es válida.') : undefined);
  });
}

function countVisits(app: FastifyInstance, { database, settings }: Services): VisitVitals {
  const vitals = createVisitVitals(database);
  if (!settings.measuresVisits) return vitals;
  const stop = runPeriodically(minuteMs, async () => void (await vitals.read()));
  // The last minute is lost: a server that ends does not wait for this.
  app.addHook('onClose', async () => stop());
  return vitals;
}

function openPages(
  app: FastifyInstance,
  { renderer }: BuiltApps,
  { menu, settings }: Services,
): RenderedPages | null {
  if (!renderer) return null;
  const pages = createRenderedPages({
    renderer,
    menu,
    settings,
    onFailure: (err) => app.log.error({ err }, 'page not rendered'),
  });
  app.addHook('onClose', async () => pages.close());
  return pages;
}
