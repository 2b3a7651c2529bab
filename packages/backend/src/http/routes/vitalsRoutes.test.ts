import { getVitals, reportVisit } from '@crepas/api';
import { describe, expect, it } from 'vitest';
import { vitalCounts } from '../../db/tables/reports.ts';
import { createVisitVitals, deleteOldCounts } from '../../metrics/visitVitals.ts';
import { askAs } from '../../testing/askAs.ts';
import { testShop } from '../../testing/testShop.ts';
import { ownerToken, staffToken } from '../../testing/tokens.ts';

const shop = testShop();

const visit = { pagina: '/add/:id', aparato: 'telefono', medidas: { lcp: 1900, cls: 0 } };

const beacon = (body: unknown) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/medidas',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const figures = async () => (await askAs(shop, ownerToken())(getVitals, undefined)).json().medidas;
const metrics = async () => (await shop.app.inject('/metrics')).body;

describe('a visit', () => {
  it('is counted by page, device and metric, and read by the owner once there are enough', async () => {
    for (let sent = 0; sent < 19; sent += 1) expect((await beacon(visit)).statusCode).toBe(204);
    const lcp = { nombre: 'lcp', aparato: 'telefono', visitas: 19, p75: null };
    expect(await figures()).toContainEqual(lcp);
    await beacon(visit);
    expect(await figures()).toContainEqual({ ...lcp, visitas: 20, p75: 1875 });
    const labels = 'page="/add/:id",device="phone",visit="unknown",connection="unknown",metric="lcp"';
    expect(await metrics()).toContain(`web_vitals_bucket{${labels},le="1500"} 0\n`);
    expect(await metrics()).toContain(`web_vitals_bucket{${labels},le="2000"} 20\n`);
    expect(await metrics()).toContain(`web_vitals_bucket{${labels},le="+Inf"} 20\n`);
    expect(await metrics()).toContain('visits_p75{device="phone",metric="lcp"} 1875\n');
  });

  it('is counted by its kind and its connection, where the store tells them', async () => {
    await beacon({ ...visit, visita: 'restaurada', conexion: 'lenta' });
    const labels = 'page="/add/:id",device="phone",visit="restored",connection="slow",metric="lcp"';
    expect(await metrics()).toContain(`web_vitals_count{${labels}} 1\n`);
  });

  it('is added to those of another server, and deleted after 28 days', async () => {
    const before = await figures();
    const other = createVisitVitals(shop.database);
    other.count({ page: '/home', device: 'phone', values: { lcp: 1900 } });
    await other.read();
    expect((await figures())[0].visitas).toBe(before[0].visitas + 1);
    const old = { device: 'phone', vital: 'lcp', bucket: 1, visits: 5 } as const;
    await shop.database.queries.insert(vitalCounts).values({ ...old, day: '2020-02-29' });
    await deleteOldCounts(shop.database.queries);
    const days = await shop.database.queries.selectDistinct({ day: vitalCounts.day }).from(vitalCounts);
    expect(days).toHaveLength(1);
  });

  it('that cannot be saved is kept for the next time', async () => {
    let isBroken = true;
    const { queries } = shop.database;
    const insert: typeof queries.insert = (table) => {
      if (isBroken) throw new Error('broken');
      return queries.insert(table);
    };
    const [before] = await figures();
    const vitals = createVisitVitals({
      ...shop.database,
      queries: Object.assign(Object.create(queries), { insert }),
    });
    vitals.count({ page: '/home', device: 'phone', values: { lcp: 1900 } });
    await expect(vitals.read()).rejects.toThrow('broken');
    isBroken = false;
    expect((await vitals.read())[0]?.visits).toBe(before.visitas + 1);
  });

  it.each([
    ['a negative value', { ...visit, medidas: { lcp: -1 } }, 400],
    ['a huge value', { ...visit, medidas: { lcp: 600_001 } }, 400],
    ['no number', { ...visit, medidas: { lcp: 'NaN' } }, 400],
    ['JSON without NaN', '{"pagina":"/home","aparato":"telefono","medidas":{"lcp":NaN}}', 400],
    ['another device', { ...visit, aparato: 'reloj' }, 400],
    ['another kind', { ...visit, visita: 'cuarta' }, 400],
    ['another connection', { ...visit, conexion: '5g' }, 400],
    ['a long page', { ...visit, pagina: '/'.repeat(41) }, 400],
    ['no body', '', 400],
    ['a body over 4 KiB', { ...visit, x: 'x'.repeat(4096) }, 413],
    ['an unknown page', { ...visit, pagina: '/order-details/7' }, 204],
    ['an unknown metric', { ...visit, medidas: { fid: 3 } }, 204],
  ])('with %s creates no label', async (_, body, status) => {
    const before = await metrics();
    expect((await beacon(body)).statusCode).toBe(status);
    const vitals = (text: string) => text.split('\n').filter((line) => line.startsWith('web_vitals'));
    expect(vitals(await metrics())).toEqual(vitals(before));
  });

  it('is read by the owner alone', async () => {
    expect((await askAs(shop, staffToken())(getVitals, undefined)).statusCode).toBe(403);
  });
});

describe('with WEB_VITALS=off', () => {
  const quiet = testShop({ settings: { measuresVisits: false } });

  it('the server neither lists nor knows the calls', async () => {
    const { extensiones } = (await quiet.app.inject('/api/shop')).json();
    expect(extensiones).not.toContain('medidas');
    expect(extensiones).toContain('reportes');
    const sent = { page: '/home', device: 'desk', values: { lcp: 1 } } as const;
    expect((await askAs(quiet, null)(reportVisit, sent)).statusCode).toBe(404);
    expect((await askAs(quiet, ownerToken())(getVitals, undefined)).statusCode).toBe(404);
  });
});
