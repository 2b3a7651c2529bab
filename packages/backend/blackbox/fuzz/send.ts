import { request } from 'node:http';
import type { OddRequest } from './oddRequests.ts';

export type OddAnswer = { readonly status: number; readonly contentType: string; readonly body: string };

const timeoutMs = 60_000;

/**
 * Sends raw requests, including those that `fetch` would correct or refuse. Each has its own connection,
 * because the server may close it after a bad request.
 */
export function senderTo(url: string) {
  const { hostname, port } = new URL(url);

  return function send({ method, path, headers, body }: OddRequest): Promise<OddAnswer> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const sent = request({
        agent: false,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, ...length },
      });
      sent.setTimeout(timeoutMs, () => sent.destroy(new Error('No answer in time.')));
      sent.on('error', reject);
      sent.on('response', (response) => {
        const { statusCode: status = 0 } = response;
        const contentType = response.headers['content-type'] ?? '';
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        const finish = () => resolve({ status, contentType, body: text });
        response.on('end', finish);
        response.on('error', reject);
        if (contentType.startsWith('text/event-stream')) {
          finish();
          sent.destroy();
        }
      });
      sent.end(body);
    });
  };
}
