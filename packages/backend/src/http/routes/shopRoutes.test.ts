import { createProduct, getHome, getShop, reorderCategories, updateProduct, updateShop } from '@crepas/api';
import { type Cents, categoryId, productId } from '@crepas/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { categories, products } from '../../db/tables/menu.ts';
import { shop as shopTable } from '../../db/tables/shop.ts';
import { askAs, said, sendAs } from '../../testing/askAs.ts';
import { testShop } from '../../testing/testShop.ts';
import { ownerToken } from '../../testing/tokens.ts';

const shop = testShop({}, [shopTable]);

const ask = askAs(shop, ownerToken());
const defaults = {
  nombre: 'Crepatlán',
  lema: 'La tierra de las crepas',
  minutos_entrega: 45,
  whatsapp: '525500000000',
  abierto: true,
  mensaje: '',
  zona_horaria: 'America/Mexico_City',
  horario: [],
  dias: [],
  ultimo_pedido_minutos: 0,
  pausa_hasta: null,
  ocupado: null,
  zona: null,
  responsable: null,
  rechazo_automatico_minutos: null,
  minutos_preparacion: null,
  minutos_camino: null,
  sin_codigo: true,
  pagos: ['efectivo'],
  transferencia: null,
  tarifas: [],
  recoger: { activo: false, minutos: 20, pausa_hasta: null },
  programar: { activo: false, dias: 0, por_cuarto: null },
  tarifa_sin_pin: null,
  desfases: [{ desde: expect.any(String), minutos: -360 }],
  extensiones: [
    'horario',
    'pausa',
    'ocupado',
    'posicion',
    'zona',
    'paga_con',
    'nota_pedido',
    'nombre',
    'eventos',
    'responsable',
    'cancelar',
    'escalado',
    'pasados',
    'sin_codigo',
    'pagos',
    'tarifas',
    'recoger',
    'medidas',
    'agotado',
    'cambios',
    'restaurar',
    'personas',
    'personal',
    'causas',
    'foto_firmada',
    'tambien',
    'alergenos',
    'calorias',
    'horario_menu',
    'impresoras',
    'captura',
    'cambiar',
    'reportes',
    'pasos',
    'bloqueos',
    'respaldos',
    'repartidores',
    'pedidos_en_archivo',
    'programar',
    'combos',
    'grupos',
    'codigos',
    'antes',
  ],
};

/** The settings of staff are not part of it. */
const {
  rechazo_automatico_minutos: _,
  sin_codigo: __,
  pagos: ___,
  transferencia: ____,
  tarifas: _____,
  tarifa_sin_pin: ______,
  recoger: _______,
  programar,
  minutos_preparacion,
  minutos_camino,
  extensiones,
  ...withoutExtensions
} = defaults;
/** The first screen does not hear of codes, nor of what only the staff's tool asks for. */
const onFirstScreen = {
  ...withoutExtensions,
  extensiones: extensiones.filter((extension) => !['codigos', 'antes'].includes(extension)),
};

describe('the shop', () => {
  it('has the values of the settings until the owner changes it', async () => {
    expect((await ask(getShop, undefined)).json()).toEqual(defaults);
  });

  it('changes only the fields of the request, visible to the next read', async () => {
    const closed = { isOpen: false, message: 'Volvemos el lunes.' };
    const response = await ask(updateShop, closed);
    const wire = { ...defaults, abierto: false, mensaje: 'Volvemos el lunes.' };
    expect(said(response)).toEqual([200, wire]);
    expect((await ask(getShop, undefined)).json()).toEqual(wire);
    await ask(updateShop, { deliveryMinutes: 60, whatsApp: '' });
    expect((await ask(getShop, undefined)).json()).toEqual({ ...wire, minutos_entrega: 60, whatsapp: '' });
    expect((await ask(updateShop, {})).json()).toMatchObject({ minutos_entrega: 60 });
  });

  it('is not changed by a list, which has no fields', async () => {
    expect(said(await sendAs(shop, ownerToken())('PUT', '/shop', []))).toEqual([
      400,
      { error: 'Falta el cuerpo de la solicitud.' },
    ]);
  });

  it.each(['6641234567', '526641234567', '5216641234567'])(
    'keeps the WhatsApp number %s with its country code',
    async (whatsApp) => {
      expect((await ask(updateShop, { whatsApp })).json()).toMatchObject({ whatsapp: '526641234567' });
    },
  );

  it('is refused with the range of a number', async () => {
    expect(said(await ask(updateShop, { deliveryMinutes: 0 }))).toEqual([
      400,
      { error: '«Minutos de entrega»: va de 5 a 240.', campo: 'minutos_entrega' },
    ]);
  });
});

describe('who answers for the shop', () => {
  const ana = {
    name: 'Ana López',
    address: 'Colima 55, Roma Norte',
    email: 'ana@crepas.example',
    phone: '5512345678',
  };
  const wire = {
    nombre: 'Ana López',
    domicilio: 'Colima 55, Roma Norte',
    correo: 'ana@crepas.example',
    telefono: '5512345678',
  };

  it('is said by the owner, read by everybody, and taken back', async () => {
    expect((await ask(updateShop, { responsible: ana })).json()).toEqual({ ...defaults, responsable: wire });
    await ask(updateShop, { tagline: 'Desde 1999' });
    const read = await shop.app.inject('/api/shop');
    expect(read.json()).toMatchObject({ responsable: wire });
    expect((await ask(updateShop, { responsible: null })).json()).toMatchObject({ responsable: null });
  });

  it('has no spaces around its parts', async () => {
    const spaced = { ...ana, name: ' Ana López ', email: ' ana@crepas.example\n' };
    expect((await ask(updateShop, { responsible: spaced })).json()).toMatchObject({ responsable: wire });
  });

  it.each([
    [{ name: ' ' }, 'responsable.nombre', '«Nombre»: escribe quién responde por la tienda.'],
    [{ address: '' }, 'responsable.domicilio', '«Domicilio»: escribe el domicilio.'],
    [{ email: 'ana' }, 'responsable.correo', '«Correo»: no es un correo.'],
    [{ phone: '55' }, 'responsable.telefono', '«Teléfono»: escribe de 10 a 15 dígitos, sin espacios.'],
    [{ address: 'a'.repeat(201) }, 'responsable.domicilio', '«Domicilio»: caben 200 caracteres.'],
  ])('is refused with %j', async (change, campo, error) => {
    expect(said(await ask(updateShop, { responsible: { ...ana, ...change } }))).toEqual([
      422,
      { error, campo },
    ]);
    expect((await ask(getShop, undefined)).json()).toEqual(defaults);
  });
});

describe('the home page in one call', () => {
  it('has the shop, the promoted products, the categories and the products of the first', async () => {
    const response = await ask(getHome, undefined);
    expect(v.parse(getHome.answer, response.json())).toMatchObject(response.json());
    expect(response.json()).toMatchObject({
      shop: onFirstScreen,
      promo: [{ nombre: 'Nutella' }],
      categorias: [{ nombre: 'Crepas' }, { nombre: 'Combos' }],
      categoria: 1,
      productos: [{ nombre: 'Nutella' }, { nombre: 'Fresa' }, { nombre: 'Jamón' }, { nombre: 'Queso' }],
    });
  });

  it('answers 304 until the menu or the shop changes', async () => {
    const changes = [
      () => ask(updateProduct, { id: productId(1), available: false }),
      () => ask(createProduct, { name: 'Mango', categoryId: categoryId(1), price: 6500 as Cents }),
      () => ask(reorderCategories, [categoryId(2), categoryId(1)]),
      () => ask(updateShop, { message: 'Hoy hay flan.' }),
    ];
    const get = (etag = '') => shop.app.inject({ url: '/api/home', headers: { 'if-none-match': etag } });
    for (const change of changes) {
      const etag = String((await get()).headers.etag);
      expect((await get(etag)).statusCode).toBe(304);
      expect((await change()).statusCode).toBeLessThan(300);
      expect((await get(etag)).statusCode).toBe(200);
    }
    expect((await get()).json()).toMatchObject({
      shop: { mensaje: 'Hoy hay flan.' },
      promo: [],
      categoria: 2,
      productos: [{ nombre: 'Trío' }],
    });
  });

  it('has neither category nor products before the owner has created the first', async () => {
    await shop.database.queries.delete(products);
    await shop.database.queries.delete(categories);
    await shop.menu.refresh();
    const response = await ask(getHome, undefined);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ promo: [], categorias: [], categoria: null, productos: [] });
  });
});
