import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { mapsSimulator } from './mapsSimulator.ts';

async function serve(script: string | URL) {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(mapsSimulator({ script }), { prefix: '/gmaps-sim' });
  return app;
}

it('serves the script under the path of the real one', async () => {
  const app = await serve('window.google = {};');
  const answer = await app.inject('/gmaps-sim/maps/api/js?key=&callback=initMap&libraries=places');
  expect(answer.body).toBe('window.google = {};');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('reads the script from a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maps-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'script.js'), '/* built */');
  const app = await serve(pathToFileURL(join(folder, 'script.js')));
  expect((await app.inject('/gmaps-sim/maps/api/js')).body).toBe('/* built */');
});

it('does not start without the script', async () => {
  await expect(serve(new URL('file:///nowhere/gmaps-sim.js'))).rejects.toThrow(/ENOENT/);
});

it('serves static maps as pictures', async () => {
  const app = await serve('');
  const answer = await app.inject(
    '/gmaps-sim/maps/api/staticmap?center=19.4187,-99.1606&zoom=18&size=320x140&scale=2&key=',
  );
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(answer.body).toContain('<svg');
});

it('refuses a static map without a centre', async () => {
  const app = await serve('');
  expect((await app.inject('/gmaps-sim/maps/api/staticmap?size=320x140')).statusCode).toBe(400);
});
