import compress from '@fastify/compress';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { openImageAccount } from '../../images/imageAccount.ts';
import type { Api, Services } from '../Api.ts';
import { backupCalls } from '../backups.ts';
import { createCodeGuesses, unlimitedGuesses } from '../codeGuesses.ts';
import { answerNotFound } from '../errorHandlers.ts';
import { registerRateLimit } from '../limits.ts';
import { recordMethods } from '../methodNotAllowed.ts';
import { readOwnWrites } from '../ownWrites.ts';
import { purgeSnapshotsHourly } from '../purgeSnapshots.ts';
import { type PressureLimits, refuseUnderPressure } from '../underPressure.ts';
import { catalogRoutes } from './catalog.ts';
import { categoryRoutes } from './categories.ts';
import { changedOrderRoutes } from './changedOrders.ts';
import { changeRoutes } from './changes.ts';
import { discountCodeRoutes } from './discountCodes.ts';
import { extraRoutes } from './extras.ts';
import { groupRoutes } from './groups.ts';
import { imageRoutes } from './images.ts';
import { openApiRoute } from './openApi.ts';
import { orderEventRoutes } from './orderEvents.ts';
import { orderRoutes } from './orders.ts';
import { peopleRoutes } from './people.ts';
import { printerRoutes } from './printers.ts';
import { productRoutes } from './products.ts';
import { pushRoutes } from './push.ts';
import { reportRoutes } from './reports.ts';
import { shopRoutes } from './shop.ts';
import { staffAccountRoutes } from './staffAccounts.ts';
import { staffOrderRoutes } from './staffOrders.ts';
import { vitalsRoutes } from './vitals.ts';

/** How long browsers cache a preflight; without it every call with a token would be two requests. */
const preflightSeconds = 7_200;

/** Registers the calls of the contract under the prefix of `app`. */
export async function apiRoutes(
  app: FastifyInstance,
  services: Services & Pick<Api, 'vitals'>,
  pressure: PressureLimits,
): Promise<void> {
  const { settings } = services;
  app.removeContentTypeParser('text/plain');
  app.setNotFoundHandler(answerNotFound);
  app.decorateRequest('caller');
  if (settings.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: settings.corsOrigins,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      // Browsers hide other headers from pages of other origins. `Date` tells the store the shop's time.
      exposedHeaders: ['Retry-After', 'Date'],
      maxAge: preflightSeconds,
    });
  }
  if (settings.limitsRate) {
    await refuseUnderPressure(app, pressure);
    await registerRateLimit(app);
  }
  readOwnWrites(app, services.menu);
  // For bodies that are not precompressed: long lists of orders.
  await app.register(compress, { encodings: ['br', 'gzip'] });

  const { registerMethodNotAllowed } = recordMethods(app);
  const api = {
    ...services,
    app,
    images: openImageAccount(settings.images, app),
    codeGuesses: settings.limitsRate ? createCodeGuesses() : unlimitedGuesses,
  };
  catalogRoutes(api);
  categoryRoutes(api);
  discountCodeRoutes(api);
  extraRoutes(api);
  groupRoutes(api);
  peopleRoutes(api);
  printerRoutes(api);
  productRoutes(api);
  imageRoutes(api);
  orderRoutes(api);
  staffAccountRoutes(api);
  staffOrderRoutes(api);
  changedOrderRoutes(api);
  orderEventRoutes(api);
  pushRoutes(api);
  reportRoutes(api);
  shopRoutes(api);
  backupCalls(api);
  changeRoutes(api);
  await vitalsRoutes(api);
  openApiRoute(api);
  registerMethodNotAllowed();
  purgeSnapshotsHourly(api);
}
