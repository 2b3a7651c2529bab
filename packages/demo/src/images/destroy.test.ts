import { beforeEach, expect, it } from 'vitest';
import { sign } from './signature.ts';
import { aPicture, apiSecret, destroyPath, startTestHost, type TestHost } from './testing/testHost.ts';

let host: TestHost;
beforeEach(async () => {
  host = await startTestHost();
});

const signed = (publicId: string) => {
  const params = { public_id: publicId, timestamp: String(Math.floor(Date.now() / 1000)) };
  return { ...params, api_key: 'demo', signature: sign(params, apiSecret) };
};

it('destroys a picture and its renditions', async () => {
  await host.upload(await aPicture(40, 30).jpeg().toBuffer(), { public_id: 'fresa' });
  await host.get('w_10/fresa.webp');
  expect((await host.post(destroyPath, signed('fresa'))).json()).toEqual({ result: 'ok' });
  expect((await host.get('w_10/fresa.webp')).statusCode).toBe(404);
  expect((await host.get('fresa.jpg')).statusCode).toBe(404);
  expect((await host.post(destroyPath, signed('fresa'))).json()).toEqual({ result: 'not found' });
});

it('accepts a URL-encoded form and JSON too', async () => {
  const payload = new URLSearchParams(signed('nada')).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await host.app.inject({ method: 'POST', url: destroyPath, payload, headers })).json()).toEqual({
    result: 'not found',
  });
  expect(
    (await host.app.inject({ method: 'POST', url: destroyPath, payload: signed('nada') })).json(),
  ).toEqual({
    result: 'not found',
  });
});

it('destroys nothing without the right signature', async () => {
  await host.upload(await aPicture(40, 30).jpeg().toBuffer(), { public_id: 'fresa' });
  expect((await host.post(destroyPath, { public_id: 'fresa' })).statusCode).toBe(401);
  expect((await host.post(destroyPath, { ...signed('otra'), public_id: 'fresa' })).statusCode).toBe(401);
  expect((await host.get('fresa.jpg')).statusCode).toBe(200);
});

it('keeps the demo pictures', async () => {
  expect((await host.post(destroyPath, signed('crepa-nutella'))).json()).toEqual({ result: 'not found' });
  expect((await host.get('crepa-nutella.webp')).statusCode).toBe(200);
});
