import { randomUUID } from 'node:crypto';
import {
  changeStage,
  getActiveOrders,
  getOrderDetails,
  getShop,
  orderToWire,
  placeOrder,
  shopRefusalFromBody,
  updateShop,
} from '@crepas/api';
import { addCents, type Cents, type GivenOptions, orderId } from '@crepas/domain';
import { circleZone } from '@crepas/domain/zone';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { followEvents } from './harness/followEvents.ts';
import { signedInPeople } from './harness/people.ts';
import type { Address } from './harness/server.ts';

const roma = { lat: 19.4187, lng: -99.1606 };
const monterrey = { lat: 25.67, lng: -100.31 };

/** Rules of the pin, the zone, the cash, the note and the name, for both databases; `other` may be the same server. */
export function describeDoor(server: () => Address, other: () => Address): void {
  const people = signedInPeople(server);
  // The demo's shop has a zone.
  const deliversEverywhere = async () => {
    await askStrictly(server(), updateShop, { zone: null }, people.owner);
  };
  beforeEach(deliversEverywhere);
  afterAll(deliversEverywhere);
  const send = (payload: object, key: string = randomUUID()) =>
    ask(
      other(),
      { ...placeOrder, send: () => ({ body: payload, headers: { 'Idempotency-Key': key } }) },
      {},
      people.customer.token,
    );
  const order = (options: GivenOptions, key?: string) =>
    send(orderToWire({ ...people.customer.draft, options }), key);

  describe('what a customer adds to an order', () => {
    it('reaches the list, the details and the event, and stays after the next stage', async () => {
      const { total } = people.customer.draft;
      const options = {
        position: roma,
        cashGiven: addCents(total, 5_050 as Cents),
        note: 'Sin nuez\n👨‍👩‍👧‍👦 y «doble»',
        recipient: "Ana O'Higgins",
      };
      const events = await followEvents(server(), people.staff);
      const { body, status } = await order(options);
      expect(status).toBe(201);
      const id = orderId((body as { id_pedido: number }).id_pedido);
      const { recipient, ...kept } = options;
      const delivery = { ...kept, customerName: recipient };
      expect((await events.next())?.order).toMatchObject({ id, ...delivery });
      events.leave();

      const rows = await askStrictly(other(), getActiveOrders, undefined, people.staff);
      expect(rows.find((row) => row.id === id)).toMatchObject(delivery);
      expect(
        (await askStrictly(server(), getOrderDetails, id, people.customer.token)).delivery,
      ).toMatchObject(delivery);
      const accepted = await askStrictly(server(), changeStage, { id, stage: 'accepted' }, people.staff);
      expect(accepted).toMatchObject(delivery);
    });

    it('is absent from an order of a client of the spec', async () => {
      const id = await people.customer.place();
      const { body } = await ask(server(), getOrderDetails, id, people.staff);
      for (const field of ['posicion', 'paga_con', 'nota_pedido']) expect(body).not.toHaveProperty(field);
    });

    it.each([
      ['Ubicación', 422, { posicion: { lat: 91, lng: 0 } }],
      ['Ubicación', 400, { posicion: { lat: null, lng: 0 } }],
      ['Con cuánto pagas', 422, { paga_con: 0.01 }],
      ['Nota', 422, { nota_pedido: 'x'.repeat(141) }],
      ['Nombre', 422, { nombre: 'Ana\u0000' }],
    ])('is refused with a sentence that names «%s» (%i)', async (label, status, wrong) => {
      expect(await send({ ...orderToWire(people.customer.draft), ...wrong })).toMatchObject({
        status,
        body: { error: expect.stringContaining(`«${label}»`) },
      });
    });
  });

  describe('the zone', () => {
    it('refuses an order outside on every server at once, and answers an earlier one again', async () => {
      const key = randomUUID();
      const first = await order({ position: monterrey }, key);
      expect(first.status).toBe(201);
      const zone = circleZone(roma, 5);
      expect(await askStrictly(server(), updateShop, { zone }, people.owner)).toMatchObject({ zone });
      const refused = await order({ position: monterrey });
      expect(refused.status).toBe(409);
      expect(shopRefusalFromBody(refused.body)).toEqual({ kind: 'outsideZone' });
      expect(await order({ position: monterrey }, key)).toMatchObject({ status: 200, body: first.body });
      expect((await order({ position: roma })).status).toBe(201);
      expect((await order({})).status).toBe(201);
    });

    it('is for the owner to change, and a wrong one changes nothing', async () => {
      const zone = circleZone(roma, 3);
      await askStrictly(server(), updateShop, { zone }, people.owner);
      expect((await ask(server(), updateShop, { zone: null }, people.staff)).status).toBe(403);
      expect((await ask(server(), updateShop, { zone: null }, people.customer.token)).status).toBe(403);
      const [a, b, c] = [roma, monterrey, { lat: 19, lng: -99 }];
      for (const wrong of [
        [a, b],
        [a, b, c, a],
        [a, b, { lat: 91, lng: 0 }],
      ]) {
        expect(await ask(server(), updateShop, { zone: wrong }, people.owner)).toMatchObject({
          status: 422,
          body: { error: expect.stringContaining('«Zona de entrega»') },
        });
      }
      expect(await askStrictly(server(), getShop, undefined)).toMatchObject({ zone });
    });
  });
}
