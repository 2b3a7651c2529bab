import { orderEventsPath } from '@crepas/api';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { createEventStream } from '../../events/EventStream.ts';
import { createOrderFeed } from '../../events/OrderFeed.ts';
import { createStreamLimit } from '../../events/StreamLimit.ts';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';

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

/** Server-sent events of orders (`contract.md`, Order events). */
export function orderEventRoutes({ app, database, menu, settings }: Api): void {
  const feed = createOrderFeed(database);
  const limit = createStreamLimit(settings.limitsRate ? maxStreamsPerAccount : Number.POSITIVE_INFINITY);
  // After the refresh: a client that asks at once reads the new shop.
  const unsubscribe = menu.onRefresh(feed.announceShop);
  app.addHook('preClose', async () => {
    unsubscribe();
    feed.close();
  });

  const options = {
    // A HEAD request would leave a stream open that no client reads.
    exposeHeadRoute: false,
    // @fastify/compress would buffer the events.
    compress: false,
    config: { access: 'staff' as const },
  };
  app.get<Asked>(orderEventsPath, options, async (request, reply) => {
    const { headers, query } = request;
    // EventSource cannot set the header on its first request, so the query is accepted too.
    const after = readEventId(headers['last-event-id'] ?? query.lastEventId);
    await feed.start();
    const release = limit.acquire(accountOf(request));
    if (release === null) throw tooManyStreams();
    const stream = createEventStream();
    stream.body.once('close', release);
    const timer = setTimeout(stream.destroy, maxStreamMs).unref();
    stream.body.once('close', () => clearTimeout(timer));
    void feed.subscribe(stream, after).catch(stream.destroy);
    return reply
      .headers({
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // Disables response buffering in nginx.
        'X-Accel-Buffering': 'no',
      })
      .send(stream.body);
  });
}

/** The route admits only staff. */
const accountOf = ({ caller }: FastifyRequest) => (caller.kind === 'staff' ? caller.account : '');

const tooManyStreams = () =>
  new HttpError(429, 'Hay demasiadas pantallas abiertas con tu cuenta. Cierra alguna e intenta de nuevo.', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });

function readEventId(sent: unknown): number | null {
  const read = v.safeParse(eventId, sent);
  if (!read.success) throw new HttpError(400, 'El dato «Last-Event-ID» no es válido.');
  return read.output;
}
