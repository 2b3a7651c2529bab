import type { FastifyInstance, HTTPMethods } from 'fastify';
import { HttpError } from './HttpError.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly HTTPMethods[];

/**
 * Answers 405 to the methods that a path of the API does not have. Call it before the routes are registered, and the
 * returned function after them.
 */
export function recordMethods(app: FastifyInstance): { readonly registerMethodNotAllowed: () => void } {
  const declared = new Map<string, Set<string>>();
  let isWatching = true;
  app.addHook('onRoute', ({ routePath, method }) => {
    if (!isWatching) return;
    const known = declared.get(routePath) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    declared.set(routePath, known);
  });
  return {
    registerMethodNotAllowed() {
      isWatching = false;
      for (const [url, known] of declared) {
        const wrong = methods.filter((method) => !known.has(method));
        const allow = [...known].join(', ');
        app.route({
          method: wrong,
          url,
          config: { access: 'nobody' },
          // Before Fastify parses the body, so that its content type does not matter.
          onRequest: async () => {
            throw new HttpError(405, 'Ese método no se usa aquí.', { headers: { Allow: allow } });
          },
          handler: async () => undefined,
        });
      }
    },
  };
}
