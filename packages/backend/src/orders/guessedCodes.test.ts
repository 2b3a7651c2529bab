import { createDiscountCode, updateShop } from '@crepas/api';
import { aDiscountCode } from '@crepas/domain/testing';
import { beforeEach, expect, it } from 'vitest';
import { discountCodes } from '../db/tables/discounts.ts';
import { orders } from '../db/tables/orders.ts';
import { blockedPhones } from '../db/tables/phones.ts';
import { shop as shopTable } from '../db/tables/shop.ts';
import { anOrder } from '../testing/anOrder.ts';
import { type Ask, askAs } from '../testing/askAs.ts';
import { testShop } from '../testing/testShop.ts';
import { customerToken, ownerToken } from '../testing/tokens.ts';

/**
 * An order that names a code and not its discount is answered with «cambios» when the code holds. Any other refusal tells that it does not, so it
 * counts as a guess.
 */

const shop = testShop({ settings: { limitsRate: true } }, [shopTable, orders, discountCodes, blockedPhones]);
const asOwner: Ask = (call, input) => askAs(shop, ownerToken())(call, input);
const of = '5500000010';

beforeEach(async () => {
  await asOwner(createDiscountCode, aDiscountCode());
  await asOwner(updateShop, { takesWithoutCode: true });
});

type Sender = { readonly ip: string; readonly isUnproven?: boolean };

async function send(changes: object, { ip, isUnproven = false }: Sender) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: isUnproven ? '/api/orders/sin-codigo' : '/api/orders',
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(!isUnproven && { authorization: `Bearer ${customerToken(of)}` }),
    },
    remoteAddress: ip,
    payload: { ...anOrder({ telefono_usuario: of, ...changes }), ...(isUnproven && { via: 'llamada' }) },
  });
  return { status: answer.statusCode, body: answer.json() };
}
async function tryCode(ip: string, codigo: string): Promise<number> {
  const payload = { ...anOrder(), codigo };
  const sent = { method: 'POST', url: '/api/codigos/probar', remoteAddress: ip, payload } as const;
  return (await shop.app.inject(sent)).statusCode;
}
/** The address may try one more wrong code. */
async function guessed(ip: string): Promise<string> {
  for (let tries = 1; tries < 20; tries += 1) expect(await tryCode(ip, 'OTRO')).toBe(409);
  return ip;
}
const isLimited = async (ip: string) => (await tryCode(ip, 'CREPA10')) === 429;

it.each([false, true])(
  'a refusal of too little cash counts the wrong code (without SMS: %s)',
  async (isUnproven) => {
    const ip = await guessed(`10.8.0.${Number(isUnproven)}`);
    expect(await send({ codigo: 'CREPA10', paga_con: 0 }, { ip, isUnproven })).toMatchObject({
      status: 409,
      body: { cambios: [{ motivo: 'codigo' }] },
    });
    expect(await isLimited(ip)).toBe(false);
    expect(await send({ codigo: 'OTRO', paga_con: 0 }, { ip, isUnproven })).toMatchObject({ status: 422 });
    expect(await isLimited(ip)).toBe(true);
  },
);

it('a refusal of the phone counts the wrong code', async () => {
  const ip = await guessed('10.9.0.1');
  await shop.database.queries
    .insert(blockedPhones)
    .values({ phone: of, reason: 'Bromas', blockedBy: 'a@b.mx' });
  expect(await send({}, { ip })).toMatchObject({ body: { codigo: 'bloqueado' } });
  expect(await isLimited(ip)).toBe(false);
  expect(await send({ codigo: 'OTRO' }, { ip })).toMatchObject({ body: { codigo: 'bloqueado' } });
  expect(await isLimited(ip)).toBe(true);
});

it('a refusal of a second order without SMS counts the wrong code', async () => {
  const ip = await guessed('10.10.0.1');
  expect((await send({}, { ip, isUnproven: true })).status).toBe(201);
  expect(await send({ codigo: 'OTRO' }, { ip, isUnproven: true })).toMatchObject({
    body: { codigo: 'por_confirmar' },
  });
  expect(await isLimited(ip)).toBe(true);
});

it('a refusal of a moment that is full counts the wrong code', async () => {
  await asOwner(updateShop, { scheduling: { isActive: true, daysAhead: 7, maxPerQuarter: 1 } });
  const para = new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 6 * 3_600_000).toISOString();
  const ip = await guessed('10.11.0.1');
  expect(await send({ para }, { ip })).toMatchObject({ status: 201 });
  expect(await send({ para, codigo: 'OTRO' }, { ip })).toMatchObject({ body: { codigo: 'hora_llena' } });
  expect(await isLimited(ip)).toBe(true);
});

it('an order that is placed counts no guess', async () => {
  const ip = await guessed('10.12.0.1');
  expect((await send({ codigo: 'OTRO' }, { ip })).status).toBe(201);
  expect(await isLimited(ip)).toBe(false);
});
