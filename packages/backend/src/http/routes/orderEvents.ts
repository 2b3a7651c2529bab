import {
  type Access,
  customerEventsPath,
  followedEventsPath,
  orderEventsPath,
  shopEventsPath,
} from '@crepas/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { EventStream } from '../../events/EventStream.ts';
import { type Audience, createOrderFeed } from '../../events/OrderFeed.ts';
import { createStreamLimit, type StreamLimit } from '../../events/StreamLimit.ts';
import { maySeeOrdersOf } from '../../identity/Caller.ts';
import type { Api } from '../Api.ts';
import { addressKey } from '../addressKey.ts';
import { bearerToken, forbidden } from '../caller.ts';
import { HttpError, invalidField } from '../HttpError.ts';
import { followedOrThrow, readPhone } from '../readRequest.ts';

/**
 * Limits how long a stream can outlive the token that opened it: the client reconnects with a new token. It also limits the
 * life of a stream whose client disappeared, which TCP keep-alive usually detects within minutes (`timeLimits.ts`).
 */
const maxStreamMs = 60 * 60 * 1000;

/**
 * A kitchen has a few screens. A tablet in a bad network leaves a dead stream behind at each reconnect, until TCP
 * keep-alive closes it.
 */
export const maxStreamsPerAccount = 100;

/** A customer has a few devices, each with one visible page. */
const maxStreamsPerPhone = 20;

/** A carrier's network shows thousands of phones under one address. */
const maxStreamsPerAddress = 500;

/** Visitors beyond it poll. A stream costs some 11 kB of memory. */
const maxVisitorStreams = 10_000;

const retryAfterSeconds = 30;

/** Null if the client sent none. */
const eventId = v.union([
  v.pipe(
    v.optional(v.literal('')),
    v.transform(() => null),
  ),
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
]);

type Asked = { readonly Querystring: { readonly lastEventId?: unknown } };

/** Server-sent events of orders and of the shop (`contract.md`, Order events). */
export function orderEventRoutes({ app, database, identity, menu, settings }: Api): void {
  const feed = createOrderFeed(database);
  const limitOf = (count: number) =>
    createStreamLimit(settings.limitsRate ? count : Number.POSITIVE_INFINITY);
  const [staffLimit, customerLimit, addressLimit, visitorLimit] = [
    limitOf(maxStreamsPerAccount),
    limitOf(maxStreamsPerPhone),
    limitOf(maxStreamsPerAddress),
    limitOf(maxVisitorStreams),
  ];
  // After the refresh: a client that asks at once reads the new shop.
  const unsubscribe = menu.onRefresh(feed.announceShop);
  app.addHook('preClose', async () => {
    unsubscribe();
    feed.close();
  });

  const optionsFor = (access: Access) => ({
    // A HEAD request would leave a stream open that no client reads.
    exposeHeadRoute: false,
    // @fastify/compress would buffer the events.
    compress: false,
    config: { access },
  });

  /** @param places the limits that the stream counts against, with the caller's name in each */
  async function stream(
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    audience: Audience,
    places: readonly (readonly [limit: StreamLimit, caller: string])[],
  ) {
    const { headers, query } = request;
    // EventSource cannot set the header on its first request, so the query is accepted too.
    const after = readEventId(headers['last-event-id'] ?? query.lastEventId);
    await feed.start();
    // The client may have left meanwhile.
    if (reply.raw.destroyed) return reply.hijack();
    const releases = places.map(([limit, caller]) => limit.acquire(caller));
    const release = () => {
      for (const each of releases) each?.();
    };
    if (releases.includes(null)) {
      release();
      throw tooManyStreams();
    }
    writeHead(reply);
    const events = new EventStream(reply.raw);
    const destroy = () => events.destroy();
    const timer = setTimeout(destroy, maxStreamMs).unref();
    events.onClose(() => {
      release();
      clearTimeout(timer);
      reply.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'stream closed');
    });
    if (request.caller?.kind === 'staff') endWhenRevoked(events, request);
    void feed.subscribe(events, after, audience).catch(destroy);
    forgetHeaders(request);
    return reply;
  }

  /** A revoked account loses its open streams, too: also those of a customer's orders. */
  function endWhenRevoked(events: EventStream, request: FastifyRequest): void {
    const token = bearerToken(request) ?? '';
    const check = () => void identity.callerOf(token).catch(() => events.destroy());
    events.onClose(identity.revocations.onChange(check));
    // The account may have been revoked since the request was authorized.
    check();
  }

  app.get<Asked>(orderEventsPath, optionsFor('staff'), (request, reply) =>
    stream(request, reply, 'staff', [[staffLimit, accountOf(request)]]),
  );
  app.get<Asked & { readonly Params: { readonly phone: string } }>(
    customerEventsPath(':phone'),
    optionsFor('customer'),
    (request, reply) => {
      const phone = readPhone(request.params.phone, 'phone');
      if (!maySeeOrdersOf(request.caller, phone)) throw forbidden();
      const isStaff = request.caller.kind === 'staff';
      return stream(request, reply, phone, [
        isStaff ? [staffLimit, accountOf(request)] : [customerLimit, phone],
      ]);
    },
  );
  app.get<Asked & { readonly Params: { readonly s: string } }>(
    followedEventsPath(':s'),
    optionsFor('public'),
    async (request, reply) => {
      const order = await followedOrThrow(database.queries, request.params.s);
      return stream(request, reply, `#${order}`, [
        [customerLimit, `#${order}`],
        [addressLimit, addressKey(request.ip)],
      ]);
    },
  );
  app.get<Asked>(shopEventsPath, optionsFor('public'), (request, reply) =>
    stream(request, reply, 'visitors', [
      [addressLimit, addressKey(request.ip)],
      [visitorLimit, ''],
    ]),
  );
}

/** Bypasses Fastify's `send`, and so the hooks that would write the security headers. */
function writeHead(reply: FastifyReply): void {
  const alreadySet = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
  reply.hijack();
  reply.raw.writeHead(200, [
    ...(reply.securityHeaders ?? []),
    ...alreadySet,
    ...['Content-Type', 'text/event-stream; charset=utf-8'],
    ...['Cache-Control', 'no-store, no-transform'],
    // Disables response buffering in nginx.
    ...['X-Accel-Buffering', 'no'],
  ]);
}

/** The token and the headers of a browser are kilobytes, which each open stream would hold for up to an hour. */
function forgetHeaders({ raw }: FastifyRequest): void {
  raw.headers = {};
  raw.rawHeaders = [];
}

const accountOf = ({ caller }: FastifyRequest) => (caller.kind === 'staff' ? caller.account : '');

const tooManyStreams = () =>
  new HttpError(429, 'Hay demasiadas pantallas abiertas con tu cuenta. Cierra alguna e intenta de nuevo.', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });

function readEventId(sent: unknown): number | null {
  const read = v.safeParse(eventId, sent);
  if (!read.success) throw invalidField('Last-Event-ID');
  return read.output;
}
