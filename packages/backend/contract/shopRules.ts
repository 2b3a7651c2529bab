import { randomUUID } from 'node:crypto';
import {
  asStaff,
  endBusy,
  getCategoryProducts,
  getComboCrepas,
  getExtras,
  getHome,
  getProduct,
  getShop,
  orderToWire,
  pauseShop,
  placeOrder,
  resumeShop,
  setBusy,
  setExtraSoldOut,
  setProductSoldOut,
  shopRefusalFromBody,
  updateShop,
} from '@crepas/api';
import { endOfShopDay } from '@crepas/domain/shop';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { signedInPeople } from './harness/people.ts';
import type { Address } from './harness/server.ts';

const minuteMs = 60_000;
/** The allowed difference between the clock of the database and that of this test. */
const clockMs = 5_000;

/** Rules of the shop's hours, for both databases; `other` may be the same server. */
export function describeShop(server: () => Address, other: () => Address): void {
  const people = signedInPeople(server);
  const order = (key: string = randomUUID()) =>
    ask(other(), placeOrder, { payload: orderToWire(people.customer.draft), key }, people.customer.token);
  const refusal = async () => shopRefusalFromBody((await order()).body);

  describe('hours, pauses and rushes', () => {
    afterEach(async () => {
      await askStrictly(server(), resumeShop, undefined, people.staff);
      await askStrictly(server(), endBusy, undefined, people.staff);
      await askStrictly(server(), updateShop, { isOpen: true, week: [], specialDays: [] }, people.owner);
    });

    it('a pause stops orders on every server at once, and an earlier order is answered again', async () => {
      const key = randomUUID();
      const first = await order(key);
      expect(first.status).toBe(201);
      const paused = await askStrictly(server(), pauseShop, { minutes: 15 }, people.staff);
      expect(Math.abs((paused.pausedUntil ?? 0) - Date.now() - 15 * minuteMs)).toBeLessThan(clockMs);
      expect(await refusal()).toEqual({ kind: 'paused', until: paused.pausedUntil });
      expect(await order(key)).toMatchObject({ status: 200, body: first.body });
      const longer = await askStrictly(server(), pauseShop, { minutes: 60 }, people.staff);
      expect(longer.pausedUntil).toBeGreaterThan(paused.pausedUntil ?? 0);

      expect(await askStrictly(server(), resumeShop, undefined, people.staff)).toMatchObject({
        pausedUntil: null,
      });
      expect((await order()).status).toBe(201);
    });

    it('a change at one server is visible at the other within a second', async () => {
      const { pausedUntil } = await askStrictly(server(), pauseShop, { minutes: 30 }, people.staff);
      const { busy } = await askStrictly(server(), setBusy, { minutes: 65, forMinutes: 60 }, people.staff);
      expect(busy?.minutes).toBe(65);
      const read = async () => {
        const { shop } = await askStrictly(other(), getHome, undefined);
        return { pausedUntil: shop.pausedUntil, busy: shop.busy };
      };
      await expect.poll(read, { timeout: 1_000, interval: 20 }).toEqual({ pausedUntil, busy });
      expect(await askStrictly(server(), endBusy, undefined, people.staff)).toMatchObject({
        busy: null,
        pausedUntil,
      });
    });

    it('the owner’s switch is above a pause, a pause above the week', async () => {
      await askStrictly(
        server(),
        updateShop,
        { specialDays: closedAround(), lastOrderMinutes: 0 },
        people.owner,
      );
      expect(await refusal()).toEqual({ kind: 'closed', opensAt: expect.any(Number) });
      const { pausedUntil } = await askStrictly(server(), pauseShop, { minutes: 5 }, people.staff);
      expect(await refusal()).toEqual({ kind: 'paused', until: pausedUntil });
      await askStrictly(server(), updateShop, { isOpen: false }, people.owner);
      expect(await refusal()).toEqual({ kind: 'closed', opensAt: null });
    });

    it('a list replaces the whole list, and an invalid one is refused with a sentence', async () => {
      const week = [{ day: 1, opens: 1080, closes: 60 } as const];
      const changed = await askStrictly(
        server(),
        updateShop,
        { week, specialDays: closedAround() },
        people.owner,
      );
      expect(changed).toMatchObject({ week, specialDays: closedAround() });
      const overlap = { week: [...week, { day: 2, opens: 0, closes: 120 } as const] };
      expect(await ask(server(), updateShop, overlap, people.owner)).toMatchObject({
        status: 422,
        body: { error: expect.stringContaining('«Horario»') },
      });
      expect(await askStrictly(server(), getShop, undefined)).toEqual(changed);
    });
  });

  it('who answers for the shop is read everywhere, and an invalid part is refused by its name', async () => {
    const ana = { name: 'Ana López', address: 'Colima 55', email: '', phone: '5512345678' };
    await askStrictly(server(), updateShop, { responsible: ana }, people.owner);
    const read = async () => (await askStrictly(other(), getShop, undefined)).responsible;
    await expect.poll(read, { timeout: 1_000, interval: 20 }).toEqual(ana);
    expect(
      await ask(server(), updateShop, { responsible: { ...ana, email: 'ana' } }, people.owner),
    ).toMatchObject({
      status: 422,
      body: { campo: 'responsable.correo' },
    });
    expect((await ask(server(), updateShop, { responsible: null }, people.staff)).status).toBe(403);
    expect(await askStrictly(server(), updateShop, { responsible: null }, people.owner)).toMatchObject({
      responsible: null,
    });
    await expect.poll(read, { timeout: 1_000, interval: 20 }).toBeNull();
  });

  describe('what is sold out today', () => {
    it('is left out for customers, visible to staff, refused in an order, and can be made available', async () => {
      const { shop, products } = await askStrictly(server(), getHome, undefined);
      const product = products.find(({ isComboEligible }) => isComboEligible);
      if (!product) throw new Error('The demo menu has nothing for combos in its first category.');
      const { id, categoryId } = product;
      const soldOut = await askStrictly(server(), setProductSoldOut, { id, isSoldOut: true }, people.staff);
      expect(soldOut.soldOutUntil).toBe(endOfShopDay(Date.now(), shop.timeZone));

      const offered = async () => [
        ...(await askStrictly(other(), getCategoryProducts, categoryId)),
        ...(await askStrictly(other(), getComboCrepas, undefined)),
      ];
      const ids = async () => (await offered()).map((one) => one.id);
      await expect.poll(ids, { timeout: 1_000, interval: 20 }).not.toContain(id);
      expect(await askStrictly(server(), getProduct, id)).toMatchObject({ available: false, ...soldOut });
      expect(await askStrictly(server(), asStaff(getProduct), id, people.staff)).toEqual({
        ...product,
        ...soldOut,
      });

      const back = await askStrictly(server(), setProductSoldOut, { id, isSoldOut: false }, people.staff);
      expect(back.soldOutUntil).toBeNull();
      await expect.poll(ids, { timeout: 1_000, interval: 20 }).toContain(id);
    });

    it('an extra is treated the same', async () => {
      const extra = people.customer.draft.lines.flatMap(({ extras }) => extras)[0];
      if (!extra) throw new Error('The cart has no extra.');
      const { id } = extra;
      const soldOut = await askStrictly(server(), setExtraSoldOut, { id, isSoldOut: true }, people.staff);
      const seen = async () => (await askStrictly(other(), getExtras, undefined)).map((one) => one.id);
      await expect.poll(seen, { timeout: 1_000, interval: 20 }).not.toContain(id);
      expect(await askStrictly(server(), asStaff(getExtras), undefined, people.staff)).toContainEqual(
        expect.objectContaining({ id, ...soldOut }),
      );
      expect(await order()).toMatchObject({ status: 409, body: { cambios: [{ motivo: 'extra' }] } });
      await askStrictly(server(), setExtraSoldOut, { id, isSoldOut: false }, people.staff);
      expect((await order()).status).toBe(201);
    });
  });
}

/** Closed on every date that occurs anywhere on earth while the test runs. */
const closedAround = () =>
  [-1, 0, 1].map((days) => ({
    kind: 'closed' as const,
    date: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    reason: null,
  }));
