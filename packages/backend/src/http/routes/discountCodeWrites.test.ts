import {
  createCategory,
  createDiscountCode,
  createProduct,
  type DiscountCodeChange,
  deleteCategory,
  deleteDiscountCode,
  deleteProduct,
  getChanges,
  getDiscountCodes,
  getDiscountedOrders,
  getHome,
  getShop,
  restoreDiscountCode,
  type UsedDiscountCode,
  updateDiscountCode,
} from '@crepas/api';
import { type Cents, categoryId, discountCodeId, productId, type Weekday } from '@crepas/domain';
import { aDiscountCode } from '@crepas/domain/testing';
import { describe, expect, it } from 'vitest';
import { discountCodes } from '../../db/tables/discounts.ts';
import { changeLog } from '../../db/tables/staff.ts';
import { askAs, said, sendAs } from '../../testing/askAs.ts';
import { testShop } from '../../testing/testShop.ts';
import { ordersToken, ownerToken } from '../../testing/tokens.ts';

const shop = testShop({}, [discountCodes, changeLog]);
const ask = askAs(shop, null);
const asOwner = askAs(shop, ownerToken());
const sendAsOwner = sendAs(shop, ownerToken());

const create = (changes: Partial<DiscountCodeChange> = {}) =>
  asOwner(createDiscountCode, aDiscountCode(changes));
/** As the owner reads it back. */
const created = async (changes: Partial<DiscountCodeChange> = {}) =>
  createDiscountCode.decode(
    (await create(changes)).json() as Parameters<typeof createDiscountCode.decode>[0],
  );
const names = async () =>
  (await asOwner(getDiscountCodes, undefined)).json().map(({ codigo }: { codigo: string }) => codigo);
/** The entries of the change log, oldest first. */
const logged = async () =>
  (await asOwner(getChanges, { kind: 'discountCode' }))
    .json()
    .cambios.map(({ accion, nombre, antes, ahora, restaurable }: Record<string, unknown>) => [
      accion,
      nombre,
      antes,
      ahora,
      restaurable,
    ])
    .reverse();

const wire = {
  id_codigo: expect.any(Number),
  codigo: 'CREPA10',
  tipo: 'porcentaje',
  valor: 10,
  minimo: 0,
  desde: null,
  hasta: null,
  dias: [],
  usos: null,
  por_telefono: null,
  entrega: 'todas',
  categorias: null,
  pausado: false,
  usados: 0,
  ahorro: 0,
};
const friday = { days: [5 as Weekday], opens: 18 * 60, closes: 21 * 60 };
const whole = {
  name: 'VIERNES',
  gift: { kind: 'amount', amount: 2550 as Cents },
  minimum: 20_000 as Cents,
  firstDay: '2026-12-01',
  lastDay: '2026-12-31',
  windows: [friday],
  maxUses: 50,
  maxUsesPerPhone: 1,
  fulfilment: 'delivery',
  categoryIds: [categoryId(1)],
  isPaused: true,
} as const;
const wholeWire = {
  ...wire,
  codigo: 'VIERNES',
  tipo: 'monto',
  valor: 25.5,
  minimo: 200,
  desde: '2026-12-01',
  hasta: '2026-12-31',
  dias: [{ dias: [5], desde: '18:00', hasta: '21:00' }],
  usos: 50,
  por_telefono: 1,
  entrega: 'domicilio',
  categorias: [1],
  pausado: true,
};

describe('a code', () => {
  it('is created, and the owner reads it, newest first', async () => {
    expect(said(await create())).toEqual([201, wire]);
    expect(said(await create(whole))).toEqual([201, wholeWire]);
    expect(said(await asOwner(getDiscountCodes, undefined))).toEqual([200, [wholeWire, wire]]);
  });

  it('has its name as it is compared, however it was typed', async () => {
    expect((await create({ name: 'crépa-10' })).json()).toMatchObject({ codigo: 'CREPA10' });
    const taken = { error: 'Ya hay un código «CREPA10». Elige otro nombre.', campo: 'codigo' };
    expect(said(await create({ name: 'Crepa 10' }))).toEqual([409, taken]);
  });

  it('is replaced as a whole', async () => {
    const { id } = await created(whole);
    expect(said(await asOwner(updateDiscountCode, { id, ...aDiscountCode() }))).toEqual([200, wire]);
    expect(said(await asOwner(updateDiscountCode, { id, ...whole }))).toEqual([200, wholeWire]);
    const other = await created();
    const taken = { error: 'Ya hay un código «VIERNES». Elige otro nombre.', campo: 'codigo' };
    expect(said(await asOwner(updateDiscountCode, { ...other, name: 'VIERNES' }))).toEqual([409, taken]);
  });

  it.each([
    ['percent', { kind: 'percent', percent: 100 }, { tipo: 'porcentaje', valor: 100 }],
    ['amount', { kind: 'amount', amount: 1 as Cents }, { tipo: 'monto', valor: 0.01 }],
    ['delivery', { kind: 'delivery' }, { tipo: 'envio', valor: 0 }],
    ['product', { kind: 'product', productId: productId(1) }, { tipo: 'producto', valor: 1 }],
  ] as const)('gives %s', async (_, gift, body) => {
    expect((await created({ gift })).gift).toEqual(gift);
    expect((await asOwner(getDiscountCodes, undefined)).json()).toMatchObject([body]);
  });

  it('is deleted, and comes back under its number, once', async () => {
    const { id } = await created(whole);
    expect((await asOwner(deleteDiscountCode, id)).statusCode).toBe(200);
    expect(await names()).toEqual([]);
    expect(said(await asOwner(restoreDiscountCode, id))).toEqual([200, { ...wholeWire, id_codigo: id }]);
    const gone = { error: 'No hay un código borrado con ese número.' };
    expect(said(await asOwner(restoreDiscountCode, id))).toEqual([404, gone]);
  });

  it('does not come back while another one has its name', async () => {
    const { id } = await created();
    await asOwner(deleteDiscountCode, id);
    await created();
    const taken = { error: 'Ya hay un código «CREPA10». Elige otro nombre.', campo: 'codigo' };
    expect(said(await asOwner(restoreDiscountCode, id))).toEqual([409, taken]);
  });

  it('of a category and a product that were deleted is still changed, and gets no other unknown one', async () => {
    const name = 'De temporada';
    const season = categoryId((await asOwner(createCategory, name)).json().id);
    const drink = productId((await asOwner(createProduct, { name, categoryId: season })).json().id_producto);
    const some = await created({ name: 'ALGUNAS', categoryIds: [categoryId(1), season] });
    const gift = await created({ name: 'REGALO', gift: { kind: 'product', productId: drink } });
    await asOwner(deleteProduct, drink);
    expect((await asOwner(deleteCategory, season)).statusCode).toBe(200);
    const change = async (code: UsedDiscountCode, changes: Partial<DiscountCodeChange>) =>
      said(await asOwner(updateDiscountCode, { ...code, ...changes }));
    const paused = { pausado: true, categorias: [1, season] };
    expect(await change(some, { isPaused: true })).toMatchObject([200, paused]);
    expect(await change(gift, { isPaused: true })).toMatchObject([200, { pausado: true, valor: drink }]);
    const categoryIds = [season, categoryId(99_999)];
    expect(await change(some, { categoryIds })).toMatchObject([422, { campo: 'categorias' }]);
    const other = { kind: 'product', productId: productId(99_999) } as const;
    expect(await change(gift, { gift: other })).toMatchObject([422, { campo: 'valor' }]);
    // Another code had neither.
    expect(await change(gift, { categoryIds: [season] })).toMatchObject([422, { campo: 'categorias' }]);
    expect(await change(some, { gift: gift.gift })).toMatchObject([422, { campo: 'valor' }]);
  });

  it('that does not exist is not found', async () => {
    const missing = discountCodeId(99_999);
    const unknown = { error: 'Ese código no existe.' };
    expect(said(await asOwner(updateDiscountCode, { id: missing, ...aDiscountCode() }))).toEqual([
      404,
      unknown,
    ]);
    expect(said(await asOwner(deleteDiscountCode, missing))).toEqual([404, unknown]);
    expect(said(await asOwner(getDiscountedOrders, missing))).toEqual([404, unknown]);
  });

  it('is one too many when the shop has five hundred', async () => {
    const { queries } = shop.database;
    const row = { giftKind: 'delivery', giftValue: 0 } as const;
    await queries
      .insert(discountCodes)
      .values(Array.from({ length: 499 }, (_, index) => ({ name: `C${index}`, ...row })));
    const { id } = await created();
    const full = { error: 'Ya hay 500 códigos, y no caben más: borra uno que ya no uses.' };
    expect(said(await create({ name: 'OTRO' }))).toEqual([409, full]);
    await asOwner(deleteDiscountCode, id);
    expect((await create({ name: 'OTRO' })).statusCode).toBe(201);
    expect(said(await asOwner(restoreDiscountCode, id))).toEqual([409, full]);
  });

  it('is of the owner alone', async () => {
    for (const token of [null, ordersToken()]) {
      expect([401, 403]).toContain((await askAs(shop, token)(getDiscountCodes, undefined)).statusCode);
    }
  });
});

describe('a code is refused', () => {
  const body = { codigo: 'CREPA10', tipo: 'porcentaje', valor: 10 };
  const percent = 'El porcentaje es un número entero de 1 a 100.';
  const amount = 'Escribe cuánto descuenta, como 25.00.';
  const days = '«Días y horas»';
  const row = { dias: [1], desde: '08:00', hasta: '12:00' };

  it.each([
    ['a percentage of 0', { valor: 0 }, 'valor', percent],
    ['a percentage of 101', { valor: 101 }, 'valor', percent],
    ['a part of a percent', { valor: 10.5 }, 'valor', percent],
    ['an amount of 0', { tipo: 'monto', valor: 0 }, 'valor', amount],
    ['too large an amount', { tipo: 'monto', valor: 1e12 }, 'valor', amount],
    ['no product', { tipo: 'producto', valor: 0 }, 'valor', 'Elige el producto que regala el código.'],
    [
      'an unknown product',
      { tipo: 'producto', valor: 99_999 },
      'valor',
      'El producto que regala el código ya no existe. Elige otro.',
    ],
    [
      'a product of a number that no row has',
      { tipo: 'producto', valor: 1e12 },
      'valor',
      'El producto que regala el código ya no existe. Elige otro.',
    ],
    [
      'an unknown category',
      { categorias: [1, 99_999] },
      'categorias',
      'Una de las categorías ya no existe. Elígelas de nuevo.',
    ],
    [
      'no category',
      { categorias: [] },
      'categorias',
      'Elige al menos una categoría, o deja que valga para todas.',
    ],
    [
      'an end before its begin',
      { desde: '2026-12-02', hasta: '2026-12-01' },
      'hasta',
      'El código terminaría antes de empezar: revisa sus días.',
    ],
    ['no day', { dias: [{ ...row, dias: [] }] }, 'dias.0.dias', `${days}: elige un día al menos.`],
    [
      'no hours',
      { dias: [row, { ...row, hasta: '08:00' }] },
      'dias.1.hasta',
      `${days}: termina a la hora en que empieza.`,
    ],
    [
      'an odd hour',
      { dias: [{ ...row, desde: '8' }] },
      'dias.0.desde',
      `${days}: «8» no es una hora, como 08:00.`,
    ],
    ['too many hours', { dias: Array(11).fill(row) }, 'dias', `${days}: caben 10 horarios.`],
  ])('with %s', async (_, changes, campo, error) => {
    const answer = await sendAsOwner('POST', '/codigos', { ...body, ...changes });
    expect(said(answer)).toEqual([422, { error, campo }]);
    const { id } = await created({ name: 'OTRO' });
    const changed = await sendAsOwner('PUT', `/codigos/${id}`, { ...body, ...changes });
    expect(said(changed)).toEqual([422, { error, campo }]);
    expect(await names()).toEqual(['OTRO']);
  });

  it.each([
    ['codigo', 'AB', 'Código'],
    ['codigo', 'ABCDEFGHIJKLMNOPQRSTU', 'Código'],
    ['codigo', '¡¿…!', 'Código'],
    ['tipo', 'regalo', 'Qué da'],
    ['minimo', -1, 'Pedido mínimo'],
    ['desde', '2026-02-30', 'Desde'],
    ['entrega', 'dron', 'Cómo se entrega'],
    ['pausado', 'quizás', 'En pausa'],
  ])('with %s «%s»', async (field, value, label) => {
    const answer = await sendAsOwner('POST', '/codigos', { ...body, [field]: value });
    expect(said(answer)).toEqual([400, { error: `El dato «${label}» no es válido.`, campo: field }]);
  });

  it.each([
    ['dias', Array(30_000).fill({}), `${days}: son demasiados renglones y caben 500.`],
    ['dias.0.dias', [{ ...row, dias: Array(101).fill(1) }], `${days}: son demasiados renglones y caben 100.`],
    ['dias', 'viernes', `El dato ${days} no es válido.`],
  ])('with a %s that is no list of a request', async (campo, dias, error) => {
    const refused = [400, { error, campo }];
    expect(said(await sendAsOwner('POST', '/codigos', { ...body, dias }))).toEqual(refused);
    const { id } = await created();
    expect(said(await sendAsOwner('PUT', `/codigos/${id}`, { ...body, dias }))).toEqual(refused);
  });

  it.each([
    ['usos', 0, 'Cuántas veces en total', '1 a 100000'],
    ['usos', 100_001, 'Cuántas veces en total', '1 a 100000'],
    ['por_telefono', 1_001, 'Cuántas veces por teléfono', '1 a 1000'],
  ])('with %s of %i', async (field, value, label, range) => {
    const answer = await sendAsOwner('POST', '/codigos', { ...body, [field]: value });
    expect(said(answer)).toEqual([400, { error: `«${label}»: va de ${range}.`, campo: field }]);
  });
});

describe('the change log', () => {
  it('tells what became of a code, in words', async () => {
    const { id } = await created(whole);
    const terms = {
      condiciones: [
        '$25.50 de descuento',
        'Desde $200.00',
        'Del 1 al 31 de diciembre de 2026',
        'Viernes, 6:00 p.m. a 9:00 p.m.',
        '50 veces',
        '1 por teléfono',
        'Solo a domicilio',
        'Solo de Crepas',
      ],
    };
    await asOwner(updateDiscountCode, { id, ...whole, isPaused: false });
    await asOwner(updateDiscountCode, { id, ...whole, isPaused: false });
    await asOwner(updateDiscountCode, { id, ...aDiscountCode({ name: 'VIERNES' }) });
    await asOwner(deleteDiscountCode, id);
    const percent = { condiciones: ['10 % de descuento'] };
    const last = { nombre: 'VIERNES', pausada: false, ...percent };
    const entries = [
      ['alta', 'VIERNES', null, { nombre: 'VIERNES', pausada: true, ...terms }, false],
      ['cambio', 'VIERNES', { pausada: true }, { pausada: false }, false],
      ['cambio', 'VIERNES', terms, percent, false],
      ['baja', 'VIERNES', last, null, true],
    ];
    expect(await logged()).toEqual(entries);
    await asOwner(restoreDiscountCode, id);
    expect((await logged()).slice(3)).toEqual([
      ['baja', 'VIERNES', last, null, false],
      ['restauracion', 'VIERNES', null, last, false],
    ]);
  });

  it('names the product that a code gives, and says when it is gone', async () => {
    const dish = { name: 'Malteada', categoryId: categoryId(1) };
    const drink = productId((await asOwner(createProduct, dish)).json().id_producto);
    const { id } = await created({ gift: { kind: 'product', productId: drink } });
    await asOwner(deleteProduct, drink);
    await asOwner(deleteDiscountCode, id);
    expect((await logged()).map((entry: unknown[]) => [entry[2], entry[3]])).toMatchObject([
      [null, { condiciones: ['Malteada gratis'] }],
      [{ condiciones: ['Un producto que ya no existe gratis'] }, null],
    ]);
  });
});

describe('the shop tells whether it has codes', () => {
  const told = async () => (await ask(getShop, undefined)).json().con_codigos;
  const endless = aDiscountCode();
  /** In Mexico City. */
  const day = (offset: number) =>
    new Date(Date.now() - 11 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);

  it('while one is not paused and not over, and says nothing else of them', async () => {
    const home = (await ask(getHome, undefined)).body;
    expect(await told()).toBeUndefined();
    const { id } = await created();
    expect(await told()).toBe(true);
    const change = async (changes: Partial<DiscountCodeChange>) => {
      await asOwner(updateDiscountCode, { id, ...endless, ...changes });
      return told();
    };
    expect(await change({ isPaused: true })).toBeUndefined();
    expect(await change({ lastDay: day(0) })).toBe(true);
    expect(await change({ firstDay: day(3), lastDay: day(5) })).toBe(true);
    expect(await change({ lastDay: day(-1) })).toBeUndefined();
    expect(await change({})).toBe(true);
    await asOwner(deleteDiscountCode, id);
    expect(await told()).toBeUndefined();
    await asOwner(restoreDiscountCode, id);
    expect(await told()).toBe(true);
    expect((await ask(getHome, undefined)).body).toBe(home);
    expect(home).not.toContain('codigos');
    expect((await ask(getShop, undefined)).json().extensiones).toContain('codigos');
  });
});

describe('a value that no honest screen sends', () => {
  const texts = ['', 'x', '-1', 'NaN', '1e9', '\u0000', 'A'.repeat(5_000)];
  const numbers = [-1, -0.01, 0, 0.001, 0.5, 1e9, 1e15, 2 ** 53, 2 ** 63, 1e308];
  const odd = [null, true, [], [1], [null], {}, { length: 1 }];
  const usual = { codigo: 'RARO', tipo: 'porcentaje', valor: 10 };
  const fields = Object.keys(wire).filter((name) => !['id_codigo', 'usados', 'ahorro'].includes(name));

  it.each(fields)(
    'of %s is refused in words, or is read back as a code that holds its own rules',
    async (field) => {
      for (const value of [...texts, ...numbers, ...odd]) {
        for (const tipo of ['porcentaje', 'monto', 'producto', 'envio']) {
          const answer = await sendAsOwner('POST', '/codigos', {
            ...usual,
            tipo,
            valor: tipo === 'producto' ? 1 : 10,
            [field]: value,
          });
          const said = `${field} ${JSON.stringify(value).slice(0, 40)} ${tipo}`;
          expect([201, 400, 422], said).toContain(answer.statusCode);
          if (answer.statusCode === 201) {
            const { id_codigo, usados: _, ahorro: __, ...body } = answer.json();
            const again = await sendAsOwner('PUT', `/codigos/${id_codigo}`, body);
            expect(again.statusCode, said).toBe(200);
            await asOwner(deleteDiscountCode, id_codigo);
          } else {
            expect(answer.json().error, said).toMatch(/\S/);
          }
        }
      }
    },
  );
});
