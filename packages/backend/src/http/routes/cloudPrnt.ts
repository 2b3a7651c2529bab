import { orderId } from '@crepas/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isRowId } from '../../db/rows.ts';
import { readOrderDetails } from '../../orders/orderQueries.ts';
import { answerPoll, endJob, fetchJob } from '../../printing/cloudPrnt.ts';
import { printerWithPassword } from '../../printing/printers.ts';
import { mediaTypes, renderJob } from '../../printing/renderJob.ts';
import { shopOf, timeZoneOf } from '../../shop/shop.ts';
import type { Services } from '../Api.ts';
import { HttpError } from '../HttpError.ts';
import type { AddressLimit } from '../limits.ts';
import { check } from '../route.ts';

/** A printer with a barcode reader and a display sends more than its state. */
const maxPollBytes = 16_384;

const boundedText = (most: number) => v.pipe(v.string(), v.maxLength(most));
const params = v.object({ id: v.pipe(boundedText(10), v.regex(/^\d+$/), v.transform(Number)) });
const token = boundedText(40);
/** What this server reads of a poll; the printer sends more. */
const body = v.object({
  statusCode: v.optional(v.nullable(boundedText(200))),
  printingInProgress: v.optional(v.nullable(v.boolean())),
});

/**
 * Star's CloudPRNT: the printer asks (POST), fetches (GET) and reports the end (DELETE). Outside of `/api`, because it is the
 * printer's protocol, and without the shop's tokens.
 *
 * @param countRefused counts requests with a wrong password alone: those of another device in the shop's network must not lock the printer out
 */
export function cloudPrntRoutes(
  app: FastifyInstance,
  { database, menu, settings }: Services,
  countRefused: AddressLimit,
): void {
  const url = '/impresora/:id';
  const config = { access: 'printer' } as const;

  /** The number and the password of the request; null when the user's name is not that of this printer. */
  function loginOf(request: FastifyRequest) {
    const { id } = check({ params }, request).params;
    const { user, password } = credentials(request);
    return isRowId(id) && user === `impresora-${id}` ? { id, password } : null;
  }

  async function authenticated(request: FastifyRequest) {
    const login = loginOf(request);
    const printer = login && (await printerWithPassword(database, login.id, login.password));
    return printer ?? refuse(request);
  }

  async function refuse(request: FastifyRequest): Promise<never> {
    await countRefused(request);
    throw new HttpError(401, 'Necesitas identificarte.', {
      headers: { 'WWW-Authenticate': 'Basic realm="impresora"' },
    });
  }

  // A printer that also knows MQTT asks for it beside its address; 404 says that this server speaks HTTP alone.
  app.get('/impresora/cloudprnt-setting.json', { config }, () => {
    throw new HttpError(404, 'Esta tienda no usa MQTT.');
  });

  // A line in the log for each of them would hide the others.
  app.post(url, { config, bodyLimit: maxPollBytes, logLevel: 'warn' }, async (request, reply) => {
    const login = loginOf(request) ?? (await refuse(request));
    const poll = check({ body }, request).body;
    const answer = await answerPoll(database, login.id, login.password, {
      statusCode: decoded(poll.statusCode ?? ''),
      isPrinting: poll.printingInProgress ?? false,
    });
    const { token: jobToken } = answer ?? (await refuse(request));
    uncached(reply);
    return jobToken === null
      ? { jobReady: false }
      : { jobReady: true, mediaTypes, jobToken, deleteMethod: 'DELETE' };
  });

  app.get(url, { config }, async (request, reply) => {
    const printer = await authenticated(request);
    const query = v.object({ token, type: v.optional(v.picklist(mediaTypes), mediaTypes[0]) });
    const asked = check({ query }, request).query;
    const job = await fetchJob(database, printer.id, asked.token);
    if (job === null) throw new HttpError(404, 'No hay nada que imprimir.');
    const order =
      job.orderId === null ? null : await readOrderDetails(database.queries, orderId(job.orderId));
    if (job.orderId !== null && order === null) throw new HttpError(404, 'Este pedido ya no existe.');
    const { shop } = menu.menu();
    const words = { shopName: shopOf(shop, settings).name, timeZone: timeZoneOf(shop) };
    const printed = renderJob(job, order?.details ?? null, printer, words, asked.type);
    return uncached(reply)
      .type(asked.type === 'text/plain' ? 'text/plain; charset=utf-8' : asked.type)
      .send(printed);
  });

  app.delete(url, { config }, async (request, reply) => {
    const { id } = await authenticated(request);
    const query = v.object({ token, code: boundedText(200) });
    const ended = check({ query }, request).query;
    await endJob(database, id, ended.token, ended.code);
    return uncached(reply).send({});
  });
}

const uncached = (reply: FastifyReply) => reply.header('Cache-Control', 'no-store');

/** A printer sends its status as `200%20OK`. */
function decoded(statusCode: string): string {
  try {
    return decodeURIComponent(statusCode);
  } catch {
    return statusCode;
  }
}

function credentials({ headers }: FastifyRequest): { readonly user: string; readonly password: string } {
  const [, encoded = ''] = /^Basic +([\w+/=-]{1,200})$/i.exec(headers.authorization ?? '') ?? [];
  const [user = '', password = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { user, password };
}
