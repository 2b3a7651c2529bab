import {
  changeStage,
  getActiveOrders,
  getChanges,
  getKnownCustomer,
  getOrderDetails,
  getOrdersOfPhone,
  getReport,
  getShop,
  pausePickup,
  resumePickup,
  updateShop,
} from '@crepas/api';
import { orderId, type PhoneNumber } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { orders } from '../../db/tables/orders.ts';
import { phone } from '../../testing/anOrder.ts';
import { freshShop } from '../../testing/freshShop.ts';

const { shop, asStaff, asOwner, asAna, place, change } = freshShop();

const pickedUp = { entrega: 'recoger', nombre: 'Ana' };
const turnOn = () => asOwner(updateShop, { pickup: { isActive: true, minutes: 15 } });

describe('an order that is picked up', () => {
  it('is refused until the owner turns it on, and while it is paused', async () => {
    expect((await asOwner(getShop, undefined)).json().recoger).toEqual({
      activo: false,
      minutos: 20,
      pausa_hasta: null,
    });
    expect(await place(pickedUp)).toEqual({
      status: 409,
      body: {
        error: 'Ya no se puede recoger en la tienda. Elige que te lo llevemos.',
        codigo: 'no_se_recoge',
        hasta: null,
      },
    });
    expect((await turnOn()).json().recoger).toMatchObject({ activo: true, minutos: 15 });
    expect((await place(pickedUp)).status).toBe(201);

    const paused = (await asStaff(pausePickup, { minutes: 30 })).json();
    expect(Date.parse(paused.recoger.pausa_hasta)).toBeGreaterThan(Date.now());
    expect((await place(pickedUp)).body).toMatchObject({
      codigo: 'no_se_recoge',
      hasta: paused.recoger.pausa_hasta,
    });
    expect((await place()).status).toBe(201);
    expect((await asStaff(resumePickup, undefined)).json().recoger.pausa_hasta).toBeNull();
    expect((await place(pickedUp)).status).toBe(201);
    expect(
      (await asOwner(getChanges, {})).json().cambios.map(({ ahora }: { ahora: object }) => ahora),
    ).toEqual([
      { recoger_pausa_hasta: null },
      { recoger_pausa_hasta: paused.recoger.pausa_hasta },
      { recoger: { activo: true, minutos: 15 } },
    ]);
  });

  it('needs a name and has no pin', async () => {
    await turnOn();
    expect(await place({ entrega: 'recoger' })).toMatchObject({
      status: 422,
      body: { error: '«Nombre»: escribe quién recoge el pedido.' },
    });
    expect((await place({ ...pickedUp, posicion: { lat: 19.4, lng: -99.1 } })).status).toBe(422);
  });

  it('has the text of the shop as its address, whatever was sent, and is one everywhere', async () => {
    await turnOn();
    const id = orderId((await place(pickedUp)).body.id_pedido);
    const expected = { entrega: 'recoger', direccion_entrega: 'Recoger en la tienda', nombre: 'Ana' };
    expect((await asStaff(getActiveOrders, undefined)).json()).toMatchObject([expected]);
    expect((await asAna(getOrderDetails, id)).json()).toMatchObject(expected);
    expect((await asAna(getOrdersOfPhone, phone as PhoneNumber)).json()).toMatchObject([
      { entrega: 'recoger' },
    ]);
    expect((await asStaff(getKnownCustomer, phone as PhoneNumber)).json()).toMatchObject({
      nombre: 'Ana',
      direcciones: [],
    });
    for (const stage of ['accepted', 'preparing', 'onTheWay'] as const)
      await asStaff(changeStage, { id, stage });
    expect((await asStaff(changeStage, { id, stage: 'preparing' })).json().error).toBe(
      'El pedido está listo para recoger: no puede pasar a en preparación.',
    );
  });

  it('is a group of the report as soon as there is one', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const range = { from: day, to: day };
    const groups = async () =>
      (await asOwner(getReport, range))
        .json()
        .grupos.filter(({ grupo }: { grupo: string }) => grupo === 'entrega');
    await place();
    await shop.database.queries.update(orders).set({ placedAt: new Date(`${day}T18:00:00Z`) });
    expect(await groups()).toEqual([]);
    await turnOn();
    await place(pickedUp);
    await shop.database.queries.update(orders).set({ placedAt: new Date(`${day}T18:00:00Z`) });
    expect(await groups()).toMatchObject([
      { nombre: 'domicilio', recibidos: 1 },
      { nombre: 'recoger', recibidos: 1 },
    ]);
  });
});

describe('staff', () => {
  it('change who brings an order: to pick it up takes the address away, to bring it needs one', async () => {
    const pin = { posicion: { lat: 19.4, lng: -99.1 } };
    const id = (await place({ ...pin, nombre: 'Ana' })).body.id_pedido;
    expect((await change(id, 0, { entrega: 'recoger' })).body.codigo).toBe('no_se_recoge');
    await turnOn();
    const { body: changed } = await change(id, 0, { entrega: 'recoger' });
    expect(changed).toMatchObject({ entrega: 'recoger', direccion_entrega: 'Recoger en la tienda' });
    expect(changed).not.toHaveProperty('posicion');
    expect(changed.cambios_pedido[0].cambios).toEqual([{ que: 'entrega' }]);

    await asOwner(updateShop, { pickup: { isActive: false, minutes: 15 } });
    expect((await change(id, 1, { nota_pedido: 'Sin nuez' })).status).toBe(200);
    expect((await change(id, 2, { entrega: 'domicilio' })).status).toBe(400);
    const { body: toBring } = await change(id, 2, { entrega: 'domicilio', direccion_entrega: 'Lerdo 3' });
    expect(toBring).toMatchObject({ direccion_entrega: 'Lerdo 3' });
    expect(toBring).not.toHaveProperty('entrega');
  });
});
