import { METHODS } from 'node:http';
import { orderEventsPath } from '@crepas/api';
import fc from 'fast-check';
import { contractCalls, type KnownCall } from '../../src/openapi/contractCalls.ts';
import { requestSchema } from '../../src/openapi/jsonSchema.ts';
import { nearly, oddText, oddValue } from './oddValues.ts';

export type OddRequest = {
  readonly method: string;
  /** The path from `/api` on, unencoded as in the request line. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

const mostly = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** Without HEAD: one with too long headers is refused with a body, before its method is known. */
const methods = METHODS.filter((name) => name !== 'CONNECT' && name !== 'HEAD');

/** Lone surrogates have no encoding. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

const pathPart = mostly(
  fc.integer({ min: 1, max: 40 }).map(String),
  fc.oneof(
    fc.constantFrom(
      '%00',
      '%ff',
      '%',
      '..',
      '..%2f..',
      '-1',
      '1.5',
      '99999999999999999999',
      'a'.repeat(3_000),
    ),
    oddText.map(encoded),
  ),
);

function pathOf({ path, query }: KnownCall): fc.Arbitrary<string> {
  const parts = fc.array(pathPart, { minLength: 1, maxLength: 1 }).map(([part = '']) => {
    return path.replace(/:\w+/g, () => part);
  });
  return fc.tuple(parts, searchOf(query)).map(([filled, search]) => `/api${filled}${search}`);
}

function searchOf(query: KnownCall['query']): fc.Arbitrary<string> {
  const odd = fc.constantFrom(
    '?',
    '?%',
    '?id=1&id=2',
    '?categoria[]=1',
    '?estado=0&cursor=%00',
    `?${'a=1&'.repeat(500)}`,
  );
  if (query === undefined) return mostly(fc.constant(''), odd);
  const fields = nearly(requestSchema(query)).map((value) => {
    const given = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return `?${given.map(([name, part]) => `${encoded(name)}=${encoded(textOf(part))}`).join('&')}`;
  });
  return mostly(fields, odd);
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function bodyOf({ body }: KnownCall): fc.Arbitrary<string | undefined> {
  const json = (value: unknown) => JSON.stringify(value);
  const usual = body === undefined ? fc.constant(undefined) : nearly(requestSchema(body)).map(json);
  const odd: fc.Arbitrary<string | undefined> = fc.oneof(
    fc.constantFrom(undefined, '', '{', '[', '{"a":}', '"', '{"__proto__":{"a":1}}', '[1e9999]', '\ufeff{}'),
    fc.constantFrom('['.repeat(10_000), `{"a":"${'x'.repeat(300_000)}"}`),
    oddText,
    oddValue.map(json),
  );
  return mostly(usual, odd);
}

const contentType = mostly(
  fc.constant('application/json'),
  fc.constantFrom(
    '',
    ';;;',
    'text/plain',
    'application/xml',
    'application/jsonx',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    `application/${'x'.repeat(2_000)}`,
  ),
);

const oddHeaders = fc.record(
  {
    'Idempotency-Key': fc.oneof(fc.uuid(), fc.constantFrom('1', '', 'x'.repeat(5_000))),
    'If-None-Match': fc.constantFrom('*', '"', 'W/"x", "y'),
    'Accept-Encoding': fc.constantFrom('*', 'br;q=x', 'identity;q=0', 'gzip;q=0,br;q=0', 'none'),
    'Last-Event-ID': fc.constantFrom('-1', '1e9', '99999999999999', 'x'),
    'X-Forwarded-For': fc.constantFrom('1.2.3.4', 'x', '::1,'.repeat(200)),
    Origin: fc.constantFrom('null', 'http://example.com', 'x'),
    Host: fc.constantFrom('x', 'a;b', '[::1', 'example.com:99999'),
    Range: fc.constant('bytes=5-1'),
    Cookie: fc.constantFrom('=;=', 'x'.repeat(30_000)),
  },
  { requiredKeys: [] },
);

/** @param tokens valid tokens, one for each kind of caller */
export function oddRequest(tokens: readonly string[]): fc.Arbitrary<OddRequest> {
  const authorization = mostly(
    fc.constantFrom(...tokens.map((token) => `Bearer ${token}`)),
    fc.constantFrom(
      '',
      'Bearer',
      'Bearer x',
      'Bearer a.b.c',
      'Bearer e30.e30.',
      'Basic eDp5',
      `Bearer ${'x'.repeat(8_000)}`,
    ),
  );
  const eventCall: KnownCall = { ...firstCall(), path: orderEventsPath, access: 'staff' };
  return fc.constantFrom(...contractCalls.values(), eventCall).chain((call) =>
    fc.record({
      method: mostly(fc.constant<string>(call.method), fc.constantFrom(...methods)),
      path: mostly(
        pathOf(call),
        fc.constantFrom('/api', '/api/', '/api//', '/api/%', `/api/${'a/'.repeat(3_000)}`),
      ),
      headers: fc
        .tuple(mostly(fc.constant({}), oddHeaders), contentType, authorization)
        .map(([headers, type, who]) => ({ ...headers, 'Content-Type': type, Authorization: who })),
      body: bodyOf(call),
    }),
  );
}

function firstCall(): KnownCall {
  for (const call of contractCalls.values()) if (call.query === undefined) return call;
  throw new Error('The contract has no calls.');
}
