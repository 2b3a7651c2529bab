import { openApiDocument } from '../../openapi/document.ts';
import { jsonBody } from '../../precompressed/PrecompressedBody.ts';
import { sendPrecompressed } from '../../precompressed/sendPrecompressed.ts';
import type { Api } from '../Api.ts';

/** `GET /openapi.json`: the contract, for developers of other clients. */
export function openApiRoute({ app }: Pick<Api, 'app'>): void {
  const body = jsonBody(openApiDocument());
  app.get('/openapi.json', { config: { access: 'public' } }, (request, reply) =>
    sendPrecompressed(request, reply, body, {
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
    }),
  );
}
