import {
  getPushKey,
  type PushDevice,
  subscribeFollowedPush,
  subscribePush,
  unsubscribeFollowedPush,
  unsubscribePush,
} from '@crepas/api';
import type { FastifyRequest } from 'fastify';
import { readPushEndpoint } from '../../push/pushServices.ts';
import { subscribe, unsubscribe } from '../../push/subscriptions.ts';
import type { Api } from '../Api.ts';
import { forbidden } from '../caller.ts';
import { HttpError } from '../HttpError.ts';
import { followedOrThrow } from '../readRequest.ts';
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

  /** With the endpoint as the database has it. */
  function knownDevice(body: PushDevice): PushDevice {
    if (push === null) throw pushIsOff();
    const endpoint = readPushEndpoint(body.endpoint, push.standInPath);
    if (endpoint === null) {
      throw new HttpError(422, 'No conocemos el servicio de avisos de este navegador.');
    }
    return { ...body, endpoint };
  }
  const knownEndpoint = (sent: string) => readPushEndpoint(sent, push?.standInPath ?? null) ?? sent;

  route(api, subscribePush, async ({ body, request }) => {
    await subscribe(database, subscriberOf(request), knownDevice(body));
    return done;
  });

  route(api, subscribeFollowedPush, async ({ body, params }) => {
    const order = await followedOrThrow(database.queries, params.s);
    await subscribe(database, { kind: 'follower', order }, knownDevice(body));
    return done;
  });

  route(api, unsubscribeFollowedPush, async ({ body, params }) => {
    const order = await followedOrThrow(database.queries, params.s);
    await unsubscribe(database, { kind: 'follower', order }, knownEndpoint(body.endpoint));
    return done;
  });

  route(api, unsubscribePush, async ({ body, request }) => {
    const sent = body?.endpoint;
    await unsubscribe(database, subscriberOf(request), sent === undefined ? null : knownEndpoint(sent));
    return done;
  });
}

function subscriberOf({ caller }: FastifyRequest) {
  if (caller.kind === 'customer' || caller.kind === 'staff') return caller;
  throw forbidden();
}
