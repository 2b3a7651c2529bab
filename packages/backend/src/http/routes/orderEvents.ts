import { orderEventsPath } from '@crepas/api';
import * as v from 'valibot';
import { createEventStream } from '../../events/EventStream.ts';
import { createOrderFeed } from '../../events/OrderFeed.ts';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';

/** Milliseconds. No stream outlives the token it was opened with by more: the client comes back with a new one. */
const longestStreamMs = 60 * 60 * 1000;

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
export function orderEventRoutes({ app, database }: Api): void {
  const feed = createOrderFeed(database);
  app.addHook('preClose', async () => feed.close());

  const options = {
    // A HEAD would leave a stream open that nobody reads.
    exposeHeadRoute: false,
    // Of @fastify/compress: it would hold back what is to be read at once.
    compress: false,
    config: { access: 'staff' as const },
  };
  app.get<Asked>(orderEventsPath, options, async ({ headers, query }, reply) => {
    // The query is for clients that cannot set the header.
    const after = readEventId(headers['last-event-id'] ?? query.lastEventId);
    await feed.start();
    const stream = createEventStream();
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

function readEventId(sent: unknown): number | null {
  const read = v.safeParse(eventId, sent);
  if (!read.success) throw new HttpError(400, 'El dato «Last-Event-ID» no es válido.');
  return read.output;
}
