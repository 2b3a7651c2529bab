import { describe, expect, it } from 'vitest';
import { testShop } from '../testing/testShop.ts';

const shop = testShop();
const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await shop.app.inject({ url, headers })).statusCode;

describe('an address', () => {
  it('of a thousand characters, and with a query of three thousand, is read', async () => {
    expect(await statusOf(`/api/${'a'.repeat(995)}`)).toBe(404);
    expect(await statusOf(`/api/promo?${'a'.repeat(3_989)}`)).toBe(200);
  });

  it.each([
    ['a longer path', `/${'a'.repeat(1_000)}`],
    ['a longer path and a query', `/api/${'a/'.repeat(600)}?a=1`],
    ['a longer query', `/api/promo?${'a'.repeat(3_990)}`],
    ['a longer path that cannot be decoded', `/%zz${'/'.repeat(1_000)}`],
  ])('with %s is refused with 414', async (_, url) => {
    const answer = await shop.app.inject({ url, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(414);
    expect(answer.json()).toEqual({ error: 'La dirección es demasiado larga.' });
  });
});
