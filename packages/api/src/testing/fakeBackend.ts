import { offeredMoments } from '@crepas/domain';
import * as v from 'valibot';
import * as contract from '../index.ts';
import { customerEventsPath, followedEventsPath, shopEventsPath } from '../index.ts';
import type { Call } from '../wire/call.ts';
import { instantToWire } from '../wire/instant.ts';
import type { Answers } from './answers.ts';
import { discountAnswers, exampleCodes } from './discountAnswers.ts';
import { type ExampleMenu, exampleMenu, exampleShop, menuAnswers } from './exampleShop.ts';

/**
 * A backend in the page, for stories of whole screens. It has the calls of the contract: a request and an answer pass the same
 * schemas as on the server, and what a schema refuses is a fault of the story.
 */

type AnyCall = Call<never, unknown, unknown>;

/** A refusal as the server words it. Further fields are those of its body. */
export const refused =
  (status: number, error: string, fields: object = {}) =>
  (): Response =>
    Response.json({ error, ...fields }, { status });

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'decode' in value && 'path' in value && 'method' in value;

const pattern = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
const paramsIn = (path: string) => path.split(':').length;

/** The most exact path first: `/orders/events` before `/orders/:id`. */
const calls = Object.values<unknown>(contract)
  .filter(isCall)
  .toSorted((one, other) => paramsIn(one.path) - paramsIn(other.path))
  .map((call) => ({ call, pattern: pattern(call.path) }));

/** Event streams, which are no calls of the table. */
const streams = [
  shopEventsPath,
  contract.orderEventsPath,
  customerEventsPath(':phone'),
  followedEventsPath(':token'),
];

const find = (method: string, path: string) =>
  calls.find((one) => one.call.method === method && one.pattern.test(path));

type FakeBackendOptions = {
  readonly answers?: Answers;
  /** What differs from {@link exampleShop}. */
  readonly shop?: Partial<contract.Shop>;
  /** What differs from {@link exampleMenu}. */
  readonly menu?: Partial<ExampleMenu>;
  /** The promo codes, where the shop has the feature `codigos`; {@link exampleCodes} by default. */
  readonly codes?: readonly contract.UsedDiscountCode[];
  /** Milliseconds since 1970: the time of its clock. */
  readonly nowMs: () => number;
};

export type FakeBackend = {
  /** @param path below the backend's address: `/shop?x=1` */
  readonly answer: (request: Request, path: string) => Promise<Response>;
  /** From now on. */
  readonly change: (answers: Answers) => void;
  /** Every request fails, as without a network. */
  readonly goOffline: () => void;
  /** The requests so far: `POST /orders`. */
  readonly requests: readonly string[];
  /** What is wrong with the story. */
  readonly faults: readonly string[];
  /** Ends the requests that are still open. */
  readonly end: () => void;
};

export function fakeBackend({ answers = {}, shop, menu, codes, nowMs }: FakeBackendOptions): FakeBackend {
  const settings = { ...exampleShop, ...shop };
  const usual: Answers = {
    'GET /shop': () => contract.shopSettingsToWire(settings),
    // No quarter of an hour is full.
    ...(settings.features.includes('programar') && {
      'GET /horas': ({ url }) => ({
        horas: offeredMoments(settings, fulfilmentIn(url), nowMs()).map(instantToWire),
        llenas: [],
      }),
    }),
    ...(settings.features.includes('codigos') && discountAnswers(codes ?? exampleCodes)),
    'GET /active-orders': () => [],
    ...menuAnswers({ ...exampleMenu, ...menu }),
  };
  let all: Answers = { ...usual, ...answers };
  let isOffline = false;
  const requests: string[] = [];
  const faults: string[] = [];
  const ended = new AbortController();
  const end = endOf(ended.signal);
  end.catch(() => undefined); // while no request is open

  const checkKeys = (added: Answers) => {
    for (const key of Object.keys(added)) {
      const [method = '', path = ''] = key.split(' ');
      const isStream = streams.some((stream) => pattern(stream).test(path) || stream === path);
      if (!isStream && !find(method, path) && !path.startsWith('/accounts:'))
        faults.push(`${key} is no call of the contract`);
    }
  };
  checkKeys(answers);

  async function answer(request: Request, path: string): Promise<Response> {
    const url = new URL(path, 'http://shop.example');
    const key = `${request.method} ${url.pathname}`;
    requests.push(key);
    const found = find(request.method, url.pathname);
    const params = found?.pattern.exec(url.pathname)?.groups ?? {};
    const body: unknown = await request.text().then((text) => (text ? JSON.parse(text) : undefined));
    if (found) {
      const problem = refusedPart(found.call, { params, query: Object.fromEntries(url.searchParams), body });
      if (problem) faults.push(`${key}: the server would refuse ${problem}`);
    }
    const given = all[key] ?? (found && all[`${request.method} ${found.call.path}`]);
    if (given === undefined) return Response.json({ error: 'No existe.' }, { status: 404 });
    const answered = typeof given === 'function' ? await given({ url, params, body }) : given;
    if (isOffline || answered === 'offline') throw new TypeError('Failed to fetch');
    if (answered === 'failing') return Response.json({ error: 'Algo salió mal.' }, { status: 500 });
    if (answered === 'silent') return new Promise(() => {});
    const response = answered instanceof Response ? answered : jsonOf(answered, found?.call.status ?? 200);
    if (found && response.ok) {
      const problem = await unreadable(found.call, response.clone());
      if (problem) faults.push(`${key}: its answer is not of the contract: ${problem}`);
    }
    if (!response.headers.has('Date')) response.headers.set('Date', new Date(nowMs()).toUTCString());
    return response;
  }

  return {
    answer: (request, path) => {
      // Read again: the story may have gone offline meanwhile.
      const given = answer(request, path).then((response) => {
        if (isOffline) throw new TypeError('Failed to fetch');
        return response;
      });
      return Promise.race([given, endOf(request.signal), end]);
    },
    change: (added) => {
      checkKeys(added);
      all = { ...all, ...added };
    },
    goOffline: () => {
      isOffline = true;
    },
    requests,
    faults,
    end: () => ended.abort(new TypeError('Failed to fetch')),
  };
}

const fulfilmentIn = (url: URL) => (url.searchParams.get('entrega') === 'recoger' ? 'pickup' : 'delivery');

const jsonOf = (body: unknown, status: number) =>
  status === 204 ? new Response(null, { status }) : Response.json(body, { status });

/** Never resolves; rejects as `fetch` does. */
const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

function refusedPart(call: AnyCall, sent: Record<'params' | 'query' | 'body', unknown>): string | undefined {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    const read = schema && v.safeParse(schema, sent[part]);
    if (read && !read.success) return `${part}: ${v.getDotPath(read.issues[0]) ?? read.issues[0].message}`;
  }
  return undefined;
}

async function unreadable({ answer, status }: AnyCall, response: Response): Promise<string | undefined> {
  if (status === 204) return undefined;
  const read = v.safeParse(answer, await response.json());
  return read.success ? undefined : `${v.getDotPath(read.issues[0]) ?? 'body'}: ${read.issues[0].message}`;
}
