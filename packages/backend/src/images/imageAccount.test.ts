import { createHash } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ownOriginImages } from '../testing/standIns.ts';
import { cloudinaryAccount, type ImageAccount, ImageHostUnavailable } from './imageAccount.ts';

/** The SDK, speaking to an image host of this test. */
const host = Fastify();
let answer = { status: 200, body: '{"result":"ok"}' };
let asked: Record<string, string>[] = [];
let account: ImageAccount;

async function readForm({ headers }: FastifyRequest, body: Buffer) {
  const type = { 'content-type': headers['content-type'] ?? '' };
  return Object.fromEntries(await new Response(new Uint8Array(body), { headers: type }).formData());
}

beforeAll(async () => {
  host.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, readForm);
  host.post<{ Body: Record<string, string> }>('/v1_1/crepatlan/image/destroy', ({ body }, reply) => {
    asked.push(body);
    return reply.code(answer.status).type('application/json').send(answer.body);
  });
  const apiUrl = await host.listen({ port: 0, host: '127.0.0.1' });
  account = cloudinaryAccount({ ...ownOriginImages('crepatlan'), apiUrl });
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: '{"result":"ok"}' };
});
afterAll(() => host.close());

it('asks for the deletion of one picture, signed, and never sends the secret', async () => {
  await account.destroy('menu/fresa');
  expect(asked).toHaveLength(1);
  const { signature, api_key, ...signed } = asked[0] ?? {};
  expect(signed).toMatchObject({ public_id: 'menu/fresa', timestamp: expect.stringMatching(/^\d{10}$/) });
  const text = Object.entries(signed)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  expect(signature).toBe(createHash('sha1').update(`${text}demo`).digest('hex'));
  expect(api_key).toBe('demo');
});

it('succeeds if the picture does not exist', async () => {
  answer = { status: 200, body: '{"result":"not found"}' };
  await account.destroy('menu/fresa');
});

it.each([
  ['refuses', 401, '{"error":{"message":"Invalid Signature"}}'],
  ['answers something else', 502, '<html>Bad gateway</html>'],
  ['says that nothing was deleted', 200, '{"result":"pending"}'],
])('throws ImageHostUnavailable if the image host %s', async (_, status, body) => {
  answer = { status, body };
  await expect(account.destroy('menu/fresa')).rejects.toThrow(ImageHostUnavailable);
});

it('throws ImageHostUnavailable if the image host does not answer', async () => {
  const nobody = cloudinaryAccount({ ...ownOriginImages('crepatlan'), apiUrl: 'http://127.0.0.1:1' });
  await expect(nobody.destroy('menu/fresa')).rejects.toThrow(ImageHostUnavailable);
});
