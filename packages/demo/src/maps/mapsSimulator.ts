import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { staticMap } from './staticMap.ts';

export type MapsSimulatorOptions = {
  /** The browser script's text, or the URL of the file that `vite build` wrote. */
  readonly script: string | URL;
};

/**
 * The paths of `https://maps.googleapis.com` under a prefix: `/maps/api/js` and `/maps/api/staticmap`. A fictitious
 * city, without key or network. A missing script file fails the start.
 *
 * @example app.register(mapsSimulator({ script: new URL('./gmaps-sim.js', here) }), { prefix: '/gmaps-sim' });
 */
export const mapsSimulator =
  ({ script }: MapsSimulatorOptions): FastifyPluginAsync =>
  async (app) => {
    const source = script instanceof URL ? await readFile(script, 'utf8') : script;

    app.addHook('onRequest', async (_, reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    });

    app.get('/maps/api/js', (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(source),
    );

    app.get('/maps/api/staticmap', (request, reply) => {
      const picture = staticMap(new URL(request.url, 'http://localhost').searchParams);
      if (!picture) return reply.code(400).type('text/plain; charset=utf-8').send('Invalid request');
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(picture);
    });
  };
