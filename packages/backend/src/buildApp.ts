import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Services } from './http/Api.ts';
import { apiRoutes } from './http/apiRoutes.ts';
import { answerClientError } from './http/clientError.ts';
import { boundDrain } from './http/drain.ts';
import { answerError, answerNotFound } from './http/errorHandlers.ts';
import { healthRoutes } from './http/health.ts';
import { maxBodyBytes } from './http/limits.ts';
import { type LogStream, logOptions, OneLineEach } from './http/log.ts';
import { metricsRoute } from './http/metrics.ts';
import { guardRoutes } from './http/routeAccess.ts';
import { registerSecurityHeaders } from './http/securityHeaders.ts';
import { closeSilentConnections } from './http/silentConnections.ts';
import { type TimeLimits, timeOptions, usualTimes } from './http/timeLimits.ts';
import { type PressureLimits, usualPressure } from './http/underPressure.ts';
import { createMissingPage, isNavigation } from './web/missingPage.ts';
import { originOf } from './web/originOf.ts';
import { createRenderedPages, type RenderedPages } from './web/renderedPages.ts';
import type { WebParts } from './web/WebParts.ts';
import type { WebApps } from './web/webApps.ts';
import { webRoutes } from './web/webRoutes.ts';

/** Something else that is served from the same origin. Its routes stand for themselves. */
export type BackendPlugin = (app: FastifyInstance) => PromiseLike<unknown>;

export type AppParts = {
  readonly services: Services;
  /** Null serves the API alone. */
  readonly web: WebApps | null;
  /** What else this origin serves. */
  readonly plugins: readonly BackendPlugin[];
  readonly logStream?: LogStream | undefined;
  readonly times?: TimeLimits | undefined;
  readonly pressure?: PressureLimits | undefined;
};

/** Answers a person whose address cannot be read, such as `/%E0%A4%A`. */
type BadAddress = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

/** The whole server, not yet listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, web, plugins, logStream, times = usualTimes, pressure = usualPressure } = parts;
  const { settings } = services;
  let badAddress: BadAddress = answerError;
  const app = Fastify({
    logger: logOptions(settings.logLevel, logStream),
    logController: new OneLineEach(),
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    bodyLimit: maxBodyBytes,
    ...timeOptions(times),
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      if (isNavigation(request)) badAddress(error, request, reply);
      else answerError(error, request, reply);
    },
  });
  closeSilentConnections(app);
  boundDrain(app, times.drainMs);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  const routes = guardRoutes(app, services.identity);
  const headersOfPage = registerSecurityHeaders(app, settings, web?.scriptHashes ?? []);
  const pages = web && openPages(app, web, services);
  metricsRoute(app, settings.metricsToken, pages?.metrics);
  healthRoutes(app, services);
  await app.register((api) => apiRoutes(api, services, pressure), { prefix: '/api' });
  await routes.openToAll(async () => {
    for (const plugin of plugins) {
      await app.register(async (scope) => {
        await plugin(scope);
      });
    }
    if (!web) return;
    const parts: WebParts = { apps: web, pages, originOf: (request) => originOf(request, settings) };
    webRoutes(app, parts);
    const missingPage = createMissingPage(parts);
    badAddress = (_, request, reply) => {
      reply.securityHeaders = headersOfPage(request);
      void missingPage(request, reply, 400);
    };
  });
  return app;
}

function openPages(
  app: FastifyInstance,
  { renderer }: WebApps,
  { menu, settings }: Services,
): RenderedPages | null {
  if (!renderer) return null;
  const pages = createRenderedPages({
    renderer,
    menu,
    settings,
    onFailure: (err) => app.log.error({ err }, 'a page was not rendered'),
  });
  app.addHook('onClose', async () => pages.close());
  return pages;
}
