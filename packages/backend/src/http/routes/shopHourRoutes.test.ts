import { endBusy, pauseShop, resumeShop, setBusy, updateShop } from '@crepas/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orders } from '../../db/tables/orders.ts';
import { shop as shopTable } from '../../db/tables/shop.ts';
import { askAs, said } from '../../testing/askAs.ts';
import { sendOrder } from '../../testing/placeOrder.ts';
import { testShop } from '../../testing/testShop.ts';
import { ownerToken, staffToken } from '../../testing/tokens.ts';

/** The database in this thread reads the clock that these tests set. */
const shop = testShop();
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await shop.database.queries.delete(shopTable);
  await shop.database.queries.delete(orders);
  await shop.menu.refresh();
});
afterEach(() => void vi.useRealTimers());

/** A Monday evening in Mexico City; tokens of that moment. */
const at = (time: string) => vi.setSystemTime(Date.parse(`2026-11-16T${time}-06:00`));
const asStaff: ReturnType<typeof askAs> = (call, input) => askAs(shop, staffToken())(call, input);
const setHours = (change: Parameters<typeof updateShop.send>[0]) =>
  askAs(shop, ownerToken())(updateShop, change);
const place = (key: string = crypto.randomUUID()) => sendOrder(shop, {}, { key });
const evening = { week: [{ day: 1 as const, opens: 1080, closes: 1380 }], lastOrderMinutes: 15 };

describe('an order', () => {
  it('is accepted from the second the shop opens until the second of the last order', async () => {
    at('17:00:00');
    await setHours(evening);
    const statuses = [];
    for (const time of ['17:59:59.999', '18:00:00', '22:44:59.999', '22:45:00', '23:00:00']) {
      at(time);
      statuses.push((await place()).statusCode);
    }
    expect(statuses).toEqual([409, 201, 201, 409, 409]);
  });

  it('is refused with the reason, the time of the next opening, and a sentence', async () => {
    at('12:00:00');
    await setHours(evening);
    expect(said(await place())).toEqual([
      409,
      { error: 'Cerrado. Abrimos hoy a las 6:00 p.m.', codigo: 'cerrado', abre: '2026-11-17T00:00:00.000Z' },
    ]);
    at('22:50:00');
    expect(said(await place())).toEqual([
      409,
      {
        error: 'Ya no tomamos más pedidos. Abrimos el 23 de noviembre a las 6:00 p.m.',
        codigo: 'ultimo_pedido',
        abre: '2026-11-24T00:00:00.000Z',
      },
    ]);
    at('20:25:00');
    await asStaff(pauseShop, { minutes: 15 });
    expect(said(await place())).toEqual([
      409,
      {
        error: 'Pausamos pedidos hasta las 8:40 p.m.',
        codigo: 'pausado',
        hasta: '2026-11-17T02:40:00.000Z',
      },
    ]);
    await setHours({ isOpen: false });
    expect(said(await place())).toEqual([409, { error: 'Cerrado.', codigo: 'cerrado', abre: null }]);
  });

  it('is refused on a special day with its reason', async () => {
    at('12:00:00');
    await setHours({
      ...evening,
      specialDays: [{ kind: 'closed', date: '2026-11-16', reason: 'Revolución' }],
    });
    expect(said(await place())).toEqual([
      409,
      expect.objectContaining({
        error: 'Cerrado por Revolución. Abrimos el 23 de noviembre a las 6:00 p.m.',
        codigo: 'cerrado',
      }),
    ]);
  });

  it('that was accepted is answered again after closing, and another order under its key is not', async () => {
    at('20:00:00');
    await setHours(evening);
    const key = crypto.randomUUID();
    const first = await place(key);
    at('23:30:00');
    expect(said(await place(key))).toEqual([200, first.json()]);
    const other = await sendOrder(shop, { direccion_entrega: 'Otra calle 5' }, { key });
    expect(other.statusCode).toBe(422);
  });
});

describe('a clock that is set', () => {
  it('forward past the end of a pause ends it, and back resumes it', async () => {
    at('20:00:00');
    await asStaff(pauseShop, { minutes: 60 });
    const statuses = [];
    for (const time of ['20:59:59.999', '21:00:00', '20:30:00', '19:00:00', '23:00:00']) {
      at(time);
      statuses.push((await place()).statusCode);
    }
    expect(statuses).toEqual([409, 201, 409, 409, 201]);
  });
});

describe('a pause and a rush', () => {
  it('are replaced and removed, each separately', async () => {
    at('20:00:00');
    await asStaff(pauseShop, { minutes: 60 });
    await asStaff(setBusy, { minutes: 65, forMinutes: 90 });
    const both = (await asStaff(pauseShop, { minutes: 15 })).json();
    expect(both).toMatchObject({
      pausa_hasta: '2026-11-17T02:15:00.000Z',
      ocupado: { minutos: 65, hasta: '2026-11-17T03:30:00.000Z' },
      abierto: true,
    });
    expect((await asStaff(resumeShop, undefined)).json()).toEqual({ ...both, pausa_hasta: null });
    expect((await asStaff(endBusy, undefined)).json()).toEqual({ ...both, pausa_hasta: null, ocupado: null });
  });

  it.each([
    [pauseShop, { minutes: 4 }],
    [pauseShop, { minutes: 1441 }],
    [setBusy, { minutes: 9, forMinutes: 60 }],
    [setBusy, { minutes: 241, forMinutes: 60 }],
    [setBusy, { minutes: 60, forMinutes: 14 }],
    [setBusy, { minutes: 60, forMinutes: 481 }],
  ] as const)('with an invalid length are refused: %#', async (call, input) => {
    expect((await asStaff(call as typeof pauseShop, input)).statusCode).toBe(400);
  });
});

it.each([
  [
    { timeZone: 'America/Atlantis' },
    'zona_horaria',
    '«Zona horaria»: «America/Atlantis» no es una zona horaria.',
  ],
  [
    { week: [evening.week[0], { day: 1 as const, opens: 1379, closes: 60 }] },
    'horario.1',
    '«Horario»: lunes de 6:00 p.m. a 11:00 p.m. se encima con lunes de 10:59 p.m. a 1:00 a.m.',
  ],
  [
    { week: [{ day: 3 as const, opens: 600, closes: 600 }] },
    'horario.0',
    '«Horario»: miércoles de 10:00 a.m. a 10:00 a.m. no dura nada.',
  ],
  [
    { specialDays: [{ kind: 'closed' as const, date: '2026-02-30', reason: null }] },
    'dias.0',
    '«Días especiales»: «2026-02-30» no es una fecha.',
  ],
])('invalid hours are refused: %#', async (change, campo, error) => {
  const response = await setHours(change as Parameters<typeof setHours>[0]);
  expect(said(response)).toEqual([422, { error, campo }]);
});
