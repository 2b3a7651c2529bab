import { expect, it } from 'vitest';
import { said, sendAs } from '../../testing/askAs.ts';
import { noBackups } from '../../testing/noBackups.ts';
import { testShop } from '../../testing/testShop.ts';
import { ownerToken, staffToken } from '../../testing/tokens.ts';

let isUnderWay = false;
const shop = testShop({
  backups: {
    ...noBackups,
    begin: async () => {
      const hasBegun = !isUnderWay;
      isUnderWay = true;
      return hasBegun;
    },
    status: async () => ({
      last: { at: new Date('2026-11-27T10:10:00Z'), bytes: 2_345_678, place: '/respaldos' },
      failure: null,
      check: null,
      elsewhere: { last: null, failure: null },
      isUnderWay,
      isScheduled: true,
    }),
    lines: () => ['backup_last_success_timestamp_seconds 1795774200'],
  },
});

it('the owner reads them and begins one, once', async () => {
  const send = sendAs(shop, ownerToken());
  const status = (en_curso: boolean) => ({
    ultimo: { cuando: '2026-11-27T10:10:00.000Z', bytes: 2_345_678, lugar: '/respaldos' },
    falla: null,
    prueba: null,
    copia: { cuando: null, falla: null },
    en_curso,
    automatico: true,
  });
  expect(said(await send('GET', '/respaldos'))).toEqual([200, status(false)]);
  expect(said(await send('POST', '/respaldos'))).toEqual([200, { ok: true }]);
  expect(said(await send('POST', '/respaldos'))).toEqual([
    409,
    { error: 'Ya se está haciendo un respaldo.' },
  ]);
  expect(said(await send('GET', '/respaldos'))).toEqual([200, status(true)]);
});

it('other staff does neither', async () => {
  const send = sendAs(shop, staffToken());
  expect((await send('GET', '/respaldos')).statusCode).toBe(403);
  expect((await send('POST', '/respaldos')).statusCode).toBe(403);
});

it('a monitor reads them', async () => {
  const { body } = await shop.app.inject('/metrics');
  expect(body).toContain(
    '# TYPE backup_last_success_timestamp_seconds gauge\nbackup_last_success_timestamp_seconds 1795774200\n',
  );
});
