import { openApiDocument } from '../../openapi/document.ts';
import { jsonBytes } from '../../readyBytes.ts';
import type { Api } from '../Api.ts';
import { sendBytes } from '../sendBytes.ts';

/** `GET /openapi.json`: the contract, for whoever writes another client. */
export function openApiRoute({ app }: Pick<Api, 'app'>): void {
  const bytes = jsonBytes(openApiDocument());
  app.get('/openapi.json', { config: { access: 'public' } }, (request, reply) =>
    sendBytes(request, reply, bytes, {
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
    }),
  );
}
