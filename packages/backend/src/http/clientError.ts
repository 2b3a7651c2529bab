import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { closeLingering } from './connections.ts';

/** Errors of the HTTP parser, before there is a request with headers and a path. */
const refusals: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Los encabezados son demasiado grandes.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'La solicitud tardó demasiado.'],
};

/** Answers errors of Node's parser in the format of all other errors, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // Refused before: this is the rest of the request, which is dropped.
  if (socket.writableEnded) return;
  // The client has disconnected.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const [status, sentence] = refusals[error.code ?? ''] ?? [400, 'La solicitud no es válida.'];
  const body = JSON.stringify({ error: sentence });
  closeLingering(
    socket,
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
