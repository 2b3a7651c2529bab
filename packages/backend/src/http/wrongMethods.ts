import type { FastifyInstance, HTTPMethods } from 'fastify';
import { HttpError } from './HttpError.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly HTTPMethods[];

/**
 * Answers 405 on every path of the API that is declared later, for the methods it does not have.
 * To be called before the routes; what it returns, after them.
 */
export function watchMethods(app: FastifyInstance): { readonly declareWrongMethods: () => void } {
  const declared = new Map<string, Set<string>>();
  let isWatching = true;
  app.addHook('onRoute', ({ routePath, method }) => {
    if (!isWatching) return;
    const known = declared.get(routePath) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    declared.set(routePath, known);
  });
  return {
    declareWrongMethods() {
      isWatching = false;
      for (const [url, known] of declared) {
        const wrong = methods.filter((method) => !known.has(method));
        const allow = [...known].join(', ');
        app.route({
          method: wrong,
          url,
          config: { access: 'nobody' },
          // Before the body is looked at: its type does not matter here.
          onRequest: async () => {
            throw new HttpError(405, 'Ese método no se usa aquí.', { headers: { Allow: allow } });
          },
          handler: async () => undefined,
        });
      }
    },
  };
}
