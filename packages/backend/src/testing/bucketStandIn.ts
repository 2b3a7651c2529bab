import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '../config/copySettings.ts';

export type BucketStandIn = {
  readonly bucket: Bucket;
  /** By their keys: `respaldos/crepas-….age`. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** What it does with the next ones. Default: stores them. */
  mode: 'stores' | 'hangs' | 'fails';
  /** All that came, also those that it refused. */
  requests: number;
  readonly close: () => Promise<void>;
};

const keyId = 'AKIA';
const secret = 'a/secret+key';
const region = 'mx-central-1';

/** A server that takes `PUT` as S3 does: it checks signature version 4, length and hash of each object. */
export async function startBucket(): Promise<BucketStandIn> {
  const objects = new Map<string, Buffer>();
  const server = createServer();
  const standIn: BucketStandIn = {
    bucket: { url: '', keyId, secret, region },
    objects,
    mode: 'stores',
    requests: 0,
    close: () => closed(server),
  };
  const answer = async (request: IncomingMessage): Promise<readonly [number, string]> => {
    if (standIn.mode === 'fails') return [503, 'SlowDown'];
    if (request.method !== 'PUT') return [405, 'MethodNotAllowed'];
    if (request.headers['content-length'] === undefined) return [411, 'MissingContentLength'];
    if (!isSigned(request)) return [403, 'SignatureDoesNotMatch'];
    const body = await buffer(request);
    if (sha256(body) !== request.headers['x-amz-content-sha256']) return [400, 'XAmzContentSHA256Mismatch'];
    objects.set(decodeURIComponent(request.url ?? '').slice(1), body);
    return [200, ''];
  };
  // A refusal comes before the object is sent.
  server.on('checkContinue', (request, response) => {
    if (standIn.mode === 'stores' && isSigned(request)) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('request', (request, response) => {
    standIn.requests += 1;
    if (standIn.mode === 'hangs') return;
    answer(request).then(
      ([status, code]) => response.writeHead(status).end(code && `<Error><Code>${code}</Code></Error>`),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(standIn, {
    bucket: { ...standIn.bucket, url: `http://127.0.0.1:${port}/respaldos` },
  });
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** As the documentation of S3 says it, apart from the client under test. */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=AKIA\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const at = `${headers['x-amz-date']}`;
  if (scope !== `${at.slice(0, 8)}/${region}/s3/aws4_request`) return false;
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return false;
  const canonical = [
    method,
    url,
    '',
    ...signed.map((name) => `${name}:${headers[name]}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((part, name) => hmac(part, name), `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  return hmac(key, text).toString('hex') === signature;
}
