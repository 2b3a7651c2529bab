import { orderEventsPath } from '@crepas/api';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { createEventStream } from '../../events/EventStream.ts';
import { createOrderFeed } from '../../events/OrderFeed.ts';
import { createOpenStreams } from '../../events/openStreams.ts';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';

/**
 * Milliseconds. No stream outlives the token it was opened with by more: the client comes back with a new one. Nor a
 * reader who vanished without a word, of whom the system mostly tells within minutes (`timeLimits.ts`).
 */
const longestStreamMs = 60 * 60 * 1000;

/**
 * Of one account. A kitchen has a few screens; a tablet in a bad network leaves some behind at each return, until
 * their silence is noticed.
 */
export const mostStreamsPerCaller = 100;

/** Seconds. */
const tooManyRetry = 30;

/** Null where none is sent. */
const eventId = v.union([
  v.pipe(
    v.optional(v.literal('')),
    v.transform(() => null),
  ),
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
]);

type Asked = { readonly Querystring: { readonly lastEventId?: unknown } };

/** What happens to orders, while it happens (`contract.md`, Order events). */
export function orderEventRoutes({ app, database, settings }: Api): void {
  const feed = createOrderFeed(database);
  const open = createOpenStreams(settings.limitsRate ? mostStreamsPerCaller : Number.POSITIVE_INFINITY);
  app.addHook('preClose', async () => feed.close());

  const options = {
    // A HEAD would leave a stream open that nobody reads.
    exposeHeadRoute: false,
    // Of @fastify/compress: it would hold back what is to be read at once.
    compress: false,
    config: { access: 'staff' as const },
  };
  app.get<Asked>(orderEventsPath, options, async (request, reply) => {
    const { headers, query } = request;
    // The query is for clients that cannot set the header.
    const after = readEventId(headers['last-event-id'] ?? query.lastEventId);
    await feed.start();
    const leave = open.enter(accountOf(request));
    if (leave === null) throw tooManyStreams();
    const stream = createEventStream();
    stream.body.once('close', leave);
    const age = setTimeout(stream.cut, longestStreamMs).unref();
    stream.body.once('close', () => clearTimeout(age));
    void feed.follow(stream, after).catch(stream.cut);
    return reply
      .headers({
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // Proxies that collect answers before they pass them on must not do so here.
        'X-Accel-Buffering': 'no',
      })
      .send(stream.body);
  });
}

/** The route lets nobody in but staff. */
const accountOf = ({ caller }: FastifyRequest) => (caller.kind === 'staff' ? caller.account : '');

const tooManyStreams = () =>
  new HttpError(429, 'Hay demasiadas pantallas abiertas con tu cuenta. Cierra alguna e intenta de nuevo.', {
    headers: { 'Retry-After': String(tooManyRetry) },
  });

function readEventId(sent: unknown): number | null {
  const read = v.safeParse(eventId, sent);
  if (!read.success) throw new HttpError(400, 'El dato «Last-Event-ID» no es válido.');
  return read.output;
}
