import { getPushKey, subscribePush, unsubscribePush } from '@crepas/api';
import type { FastifyRequest } from 'fastify';
import { readPushEndpoint } from '../../push/pushServices.ts';
import { subscribe, unsubscribe } from '../../push/subscriptions.ts';
import type { Api } from '../Api.ts';
import { forbidden } from '../caller.ts';
import { HttpError } from '../HttpError.ts';
import { done, route } from '../route.ts';

const pushIsOff = () => new HttpError(404, 'Esta tienda no manda avisos.');

export function pushRoutes(api: Api): void {
  const {
    database,
    settings: { push },
  } = api;

  route(api, getPushKey, () => {
    if (push === null) throw pushIsOff();
    return { clave: push.publicKey };
  });

  route(api, subscribePush, async ({ body, request }) => {
    if (push === null) throw pushIsOff();
    const endpoint = readPushEndpoint(body.endpoint, push.standInPath);
    if (endpoint === null) {
      throw new HttpError(422, 'No conocemos el servicio de avisos de este navegador.');
    }
    await subscribe(database, subscriberOf(request), { ...body, endpoint });
    return done;
  });

  route(api, unsubscribePush, async ({ body, request }) => {
    const sent = body?.endpoint;
    const known = sent === undefined ? null : (readPushEndpoint(sent, push?.standInPath ?? null) ?? sent);
    await unsubscribe(database, subscriberOf(request), known);
    return done;
  });
}

function subscriberOf({ caller }: FastifyRequest) {
  if (caller.kind === 'customer' || caller.kind === 'staff') return caller;
  throw forbidden();
}
