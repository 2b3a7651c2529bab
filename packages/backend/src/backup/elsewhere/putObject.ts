import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { Bucket } from '../../config/copySettings.ts';

/** How long the bucket may be silent. */
const maxIdleMs = 60_000;
/** A server that does not know `Expect` says nothing: then the file follows anyway. */
const expectMs = 2_000;
const maxAnswerLength = 4_000;

/**
 * Writes a file into a bucket, under its own name. Streams: the memory does not grow with the file.
 *
 * @throws Error with a sentence
 */
export async function putObject(
  { url, keyId, secret, region }: Bucket,
  file: string,
  idleMs = maxIdleMs,
): Promise<void> {
  const { size } = await stat(file);
  const target = `${url}/${basename(file)}`;
  const { headers } = await new AwsV4Signer({
    method: 'PUT',
    url: target,
    headers: { 'X-Amz-Content-Sha256': await sha256Of(file) },
    service: 's3',
    region,
    accessKeyId: keyId,
    secretAccessKey: secret,
  }).sign();
  const answer = await send(
    target,
    { ...Object.fromEntries(headers), 'Content-Length': `${size}` },
    file,
    idleMs,
  );
  const { statusCode = 0 } = answer;
  const text = await startOf(answer);
  if (statusCode === 200) return;
  // Why, in the words of the protocol: `SignatureDoesNotMatch`.
  const [, code] = /<Code>(\w{1,60})<\/Code>/.exec(text) ?? [];
  throw new Error(
    `El almacén de las copias respondió ${statusCode}${code === undefined ? '' : ` (${code})`}.`,
  );
}

/** Node's own client and not `fetch`, which sends a stream in chunks: S3 wants to know the length. */
function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  file: string,
  idleMs: number,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // With `Expect` a refusal arrives before the whole file is sent in vain.
    const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
      method: 'PUT',
      headers: { ...headers, Expect: '100-continue' },
      timeout: idleMs,
    });
    const sendFile = once(() => {
      pipeline(createReadStream(file), request).catch(fail);
    });
    const waiting = setTimeout(sendFile, expectMs);
    const fail = (cause: unknown) => {
      clearTimeout(waiting);
      reject(new Error('El almacén de las copias no respondió, o cortó la conexión.', { cause }));
    };
    request.on('continue', sendFile);
    request.on('timeout', () => request.destroy(new Error('silent')));
    request.on('error', fail);
    request.on('response', (answer) => {
      clearTimeout(waiting);
      resolve(answer);
    });
  });
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Whole answers are not kept: the other end may say anything. */
async function startOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) {
    text += chunk;
    if (text.length > maxAnswerLength) break;
  }
  return text.slice(0, maxAnswerLength);
}
