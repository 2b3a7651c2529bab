import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productId } from '../menu/catalog.ts';
import type { Cents } from '../money/money.ts';
import { type OrderDetails, orderId } from '../orders/order.ts';
import { printable } from './printable.ts';
import { announcedChange, type Ticket, testPage, ticketText } from './ticketText.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ id: null, name }));
const nutella = {
  id: 1,
  imageUrl: '',
  productName: 'Nutella',
  unitPrice: 6_500 as Cents,
  quantity: 2,
  crepas: [],
  groups: [],
  extras: named('Nuez', 'Fresa'),
  extrasTotal: 3_000 as Cents,
};
const order: OrderDetails = {
  id: orderId(7),
  total: 123_450 as Cents,
  placedAt: new Date('2026-11-21T20:15:00-06:00'),
  stage: 'accepted',
  minutes: 40,
  reason: null,
  delivery: {
    customerName: 'Ana Núñez',
    phone: '5512345678',
    deliveryAddress: 'Av. Juárez 10, portón verde',
    fulfilment: 'delivery',
    payment: 'cash',
    cashGiven: 130_000 as Cents,
    note: 'Sin nuez\ny doble',
    position: { lat: 19.4187, lng: -99.1606 },
  },
  lines: [nutella],
};
const change = {
  at: null,
  reason: '',
  totalBefore: order.total,
  totalNow: order.total,
  isBeforeAcceptance: false,
  differences: [],
};
const text = (changes: Partial<Ticket> = {}) =>
  ticketText({
    order,
    kind: 'kitchen',
    isReprint: false,
    change: 0,
    since: 0,
    shopName: 'Crepas',
    timeZone: 'America/Mexico_City',
    paper: 58,
    hasPins: true,
    ...changes,
  });

describe('the ticket of an order for later', () => {
  const later = (when: string, part: Partial<Ticket> = {}) =>
    text({ order: { ...order, scheduledFor: Date.parse(when) }, ...part }).split('\n');

  it.each(['kitchen', 'door'] as const)(
    'of the %s has its moment in large inverted type, and no minutes',
    (kind) => {
      const rows = later('2026-11-21T22:30:00-06:00', { kind, paper: 80 });
      expect(rows.slice(2, 6)).toEqual(['21 nov, 8\\x3a15 p.m.', '', '`^^^ PARA LAS 10\\x3a30 P.M. `', '']);
      expect(rows.join('\n')).not.toContain('Prometido');
    },
  );

  it('has its day when it was placed on another, in rows as wide as the paper', () => {
    expect(later('2026-11-28T13:00:00-06:00').slice(3, 8)).toEqual([
      '',
      '`^^^ PARA LA `',
      '`^^^ 1\\x3a00 P.M. `',
      '`^^^ SÁB 28 NOV `',
      '',
    ]);
    const unknown = { ...order, placedAt: null, scheduledFor: Date.parse('2026-11-21T22:30:00-06:00') };
    expect(text({ order: unknown })).toContain('SÁB 21 NOV');
  });

  it('marks a moment that was changed', () => {
    const contentChanges = [{ ...change, version: 1, differences: [{ kind: 'moment' } as const] }];
    const changed = { ...order, contentChanges };
    const moved = { ...changed, scheduledFor: Date.parse('2026-11-21T22:30:00-06:00') };
    expect(text({ order: moved, change: 1 })).toContain('`^^ HORA NUEVA ` |');
    expect(text({ order: changed, change: 1 })).toContain('`^^ YA LO ANTES POSIBLE ` |');
    expect(text({ order: moved, change: 1, kind: 'door' })).not.toContain('HORA NUEVA');
  });
});

describe('the ticket of the kitchen', () => {
  it('has the note before the products, and no price', () => {
    expect(text().split('\n')).toEqual([
      'COCINA',
      '^^^^#7',
      '21 nov, 8\\x3a15 p.m.',
      'Prometido en 40 min',
      '-',
      '^^^^» Sin nuez |',
      '^^^^» y doble |',
      '-',
      '^^^2 x Nutella |',
      '^^Extras (en cada una)\\x3a Nuez, |',
      '^^Fresa |',
      '-',
      '2 en total',
      '=',
    ]);
  });

  it('says when it may have been printed before, and which change it is', () => {
    expect(text({ isReprint: true }).split('\n')[0]).toBe('`^^^ REIMPRESIÓN `');
    expect(text({ change: 2 }).split('\n')[0]).toBe('`^^^ CAMBIO 2 `');
  });

  it('marks what differs from the paper before it, over all changes since', () => {
    const product = (name: string, made: string, before: number, now: number) =>
      ({ kind: 'product', name, made, before, now }) as const;
    const contentChanges = [
      { ...change, version: 1, differences: [product('Fresa', '', 0, 4)] },
      {
        ...change,
        version: 2,
        differences: [product('Nutella', 'Nuez, Fresa', 3, 1), product('Cajeta', 'Nuez', 1, 0)],
      },
      {
        ...change,
        version: 3,
        differences: [product('Nutella', 'Nuez, Fresa', 1, 2), { kind: 'note' } as const],
      },
    ];
    const changed = { order: { ...order, contentChanges }, change: 3, since: 1 };
    expect(text(changed).split('\n').slice(6)).toEqual([
      '-',
      '^^^^» Sin nuez |',
      '^^^^» y doble |',
      '`^^ NOTA NUEVA ` |',
      '-',
      '^^^2 x Nutella |',
      '^^Extras (en cada una)\\x3a Nuez, |',
      '^^Fresa |',
      '`^^ ANTES 3 ` |',
      '-',
      '`^^ YA NO ` |',
      '^^^1 x Cajeta |',
      '^^Nuez |',
      '-',
      '2 en total',
      '=',
    ]);
    expect(text({ ...changed, kind: 'door' })).not.toContain('YA NO');
  });
});

it('the ticket of the door has what to collect, the change, the address and the code of the map', () => {
  const map = 'https\\x3a//www.google.com/maps/search/?api\\x3d1&query\\x3d19.4187%2C\\x2d99.1606';
  expect(text({ kind: 'door' }).split('\n')).toEqual([
    'Crepas',
    '^^^^#7',
    '21 nov, 8\\x3a15 p.m.',
    'Prometido en 40 min',
    '-',
    '^^^» Sin nuez |',
    '^^^» y doble |',
    '-',
    '{width:*,13}',
    '2 x Nutella | $160.00',
    '{width:auto}',
    'Extras (en cada una)\\x3a Nuez, |',
    'Fresa |',
    '-',
    'Envío | Gratis',
    '{width:*,18}',
    '^^^COBRAR | ^^^$1,234.50',
    '{width:auto}',
    'Pago | Efectivo',
    '^^^Paga con |',
    '| ^^^$1,300.00',
    '{width:*,12}',
    '^^^Cambio | ^^^$65.50',
    '{width:auto}',
    '-',
    '^^^» Ana Núñez |',
    '^^^5512345678 |',
    '^^^» Av. Juárez 10, |',
    '^^^» portón verde |',
    `{code:${map};option:qrcode,5,l}`,
    'Ver en el mapa',
    '-',
    '¡Gracias por tu pedido!',
    '=',
  ]);
});

it('has the code of an order and what it takes off, in two rows where one has no room', () => {
  const of = (name: string, paper: 58 | 80) =>
    text({ kind: 'door', paper, order: { ...order, discount: { name, amount: 12_345_678 as Cents } } });
  expect(of('CREPA10', 58)).toContain('\nCódigo CREPA10 | -$123,456.78\n');
  expect(of('NAVIDADYREYES2026YMAS', 58)).toContain('\nCódigo NAVIDADYREYES2026YMAS |\n| -$123,456.78\n');
  expect(of('NAVIDADYREYES2026YMAS', 80)).toContain('\nCódigo NAVIDADYREYES2026YMAS | -$123,456.78\n');
});

describe('the code of an order on the ticket of the kitchen', () => {
  const of = (
    discount: Omit<NonNullable<OrderDetails['discount']>, 'amount'>,
    part: Partial<Ticket> = {},
  ) => {
    const lines = [
      { ...nutella, productId: productId(1) },
      { ...nutella, productId: productId(2), productName: 'Café de olla de la casa bien caliente' },
    ];
    return text({ order: { ...order, lines, discount: { ...discount, amount: 4_500 as Cents } }, ...part });
  };
  const below = (printed: string) => printed.split('\n').slice(-4);

  it('stands below the products, without its sum', () => {
    expect(below(of({ name: 'CREPA10' }))).toEqual(['-', '^^Código CREPA10 |', '4 en total', '=']);
    expect(of({ name: 'CREPA10' })).not.toContain('45');
  });

  it('says which piece is free, in rows as wide as the paper', () => {
    const gift = { name: 'CAFE', freeProductId: productId(2) };
    expect(of(gift).split('\n').slice(-6)).toEqual([
      '-',
      '^^Código CAFE |',
      '^^Gratis\\x3a 1 x Café de olla de la |',
      '^^casa bien caliente |',
      '4 en total',
      '=',
    ]);
    expect(of(gift, { paper: 80 })).toContain(
      '\n^^Gratis\\x3a 1 x Café de olla de la casa bien |\n^^caliente |\n',
    );
    expect(below(of({ ...gift, freeProductId: productId(3) }))[1]).toBe('^^Código CAFE |');
    expect(of(gift, { kind: 'door' })).not.toContain('Gratis\\x3a');
  });

  it('has the longest name in one row of the narrow paper', () => {
    expect(below(of({ name: 'W'.repeat(20) }))[1]).toBe(`^^Código ${'W'.repeat(20)} |`);
  });
});

it('a combo on wide paper, with a fee and paid by card: the code of a long address has smaller cells', () => {
  const trio = { ...nutella, productName: 'Trío Crepatlán de la casa grande', quantity: 1, extras: [] };
  const delivery = { ...order.delivery, payment: 'card', cashGiven: null, note: null, position: null };
  const card = {
    ...order,
    fee: 2_500 as Cents,
    delivery: { ...delivery, deliveryAddress: 'Av. Juárez 10'.repeat(6) } as OrderDetails['delivery'],
    lines: [{ ...trio, crepas: named('Nutella', 'Fresa', 'Cajeta'), groups: [], extrasTotal: 0 as Cents }],
  };
  const lines = text({ kind: 'door', paper: 80, order: card }).split('\n');
  expect(lines.slice(4, 19)).toEqual([
    '-',
    '{width:*,13}',
    '1 x Trío Crepatlán de la casa | $65.00',
    '{width:auto}',
    'grande |',
    'Crepas\\x3a Nutella, Fresa, Cajeta |',
    '-',
    'Envío | $25.00',
    '^^^COBRAR CON TARJETA |',
    '{width:*,18}',
    '^^^Total | ^^^$1,234.50',
    '{width:auto}',
    'Pago | Tarjeta al recibir',
    '-',
    '^^^» Ana Núñez |',
  ]);
  expect(lines.at(-5)).toMatch(/;option:qrcode,4,l\}$/);
  expect(text({ kind: 'door', order: card })).toContain(';option:qrcode,3,l}');
  expect(text({ order: card }).split('\n').slice(4)).toEqual([
    '-',
    '^^^1 x Trío |',
    '^^^Crepatlán de la |',
    '^^^casa grande |',
    '^^Crepas\\x3a Nutella, Fresa, Cajeta |',
    '-',
    '1 en total',
    '=',
  ]);
});

it.each(['cash', 'card', 'transfer'] as const)(
  'nothing is collected of an order that its code makes free, chosen to be paid by %s',
  (payment) => {
    const delivery = { ...order.delivery, payment } as OrderDetails['delivery'];
    const free = { ...order, total: 0 as Cents, delivery };
    const door = text({ kind: 'door', order: free });
    expect(door).toContain('\n^^^NADA POR COBRAR |\n{width:*,10}\n^^^Total | ^^^$0.00\n');
    expect(door).not.toMatch(/\^COBRAR|CONFIRMAR|Paga con|Cambio/);
  },
);

it('what an order does not say has no row', () => {
  const bare = { ...order, placedAt: null, minutes: null, delivery: null };
  const dish = ['^^^2 x Nutella |', '^^Extras (en cada una)\\x3a Nuez, |', '^^Fresa |'];
  expect(text({ order: bare }).split('\n')).toEqual([
    'COCINA',
    '^^^^#7',
    '-',
    ...dish,
    '-',
    '2 en total',
    '=',
  ]);
  const door = text({ kind: 'door', order: bare }).split('\n');
  expect(door.slice(9)).toEqual([
    'Envío | Gratis',
    '{width:*,18}',
    '^^^COBRAR | ^^^$1,234.50',
    '{width:auto}',
    '-',
    '¡Gracias por tu pedido!',
    '=',
  ]);
  expect(text({ kind: 'cancelled', isReprint: true, change: 2, order: bare }).split('\n')).toEqual([
    '`^^^ REIMPRESIÓN `',
    '',
    'Puede que ya se haya impreso',
    '`^^^ CAMBIO 2 `',
    '',
    '`^^^ CANCELADO `',
    '^^^^#7',
    'No preparar ni entregar',
    '=',
  ]);
});

it('the test page has the letters of Spanish', () => {
  expect(testPage('Cocina').split('\n')).toEqual([
    '^^^PRUEBA',
    'Cocina',
    '-',
    'áéíóúüñ ÁÉÍÓÚÜÑ ¿? ¡! $',
    'Si lees esto, la impresora está lista.',
    '=',
  ]);
});

it('a ticket made by hand announces the last change after the acceptance', () => {
  const made = (version: number, isBeforeAcceptance: boolean) => ({ ...change, version, isBeforeAcceptance });
  expect(announcedChange()).toBe(0);
  expect(announcedChange([made(1, true)])).toBe(0);
  expect(announcedChange([made(1, true), made(2, false)])).toBe(2);
});

it('without a pin the code searches for the address, and the ticket says so unless the server has no pins', () => {
  const delivery = { ...order.delivery, position: null } as OrderDetails['delivery'];
  const lines = (hasPins: boolean) =>
    text({ kind: 'door', order: { ...order, delivery }, hasPins }).split('\n');
  expect(lines(true)).toContain('^^^Sin pin');
  expect(lines(false)).not.toContain('^^^Sin pin');
  expect(lines(true).find((line) => line.startsWith('{code:'))).toMatch(/Ju%C3%A1rez%2010;/);
});

it('the tickets of an order that is picked up say so at the top, and nothing of a way to a door', () => {
  const delivery = {
    ...order.delivery,
    fulfilment: 'pickup',
    deliveryAddress: 'Recoger en la tienda',
    position: null,
    payment: 'card',
  } as OrderDetails['delivery'];
  for (const kind of ['kitchen', 'door'] as const) {
    const lines = text({ kind, order: { ...order, delivery } }).split('\n');
    // A row of its own below: the inverted one is taller than its text.
    expect(lines.slice(1, 4)).toEqual(['^^^^#7', '`^^^ RECOGE `', '']);
    expect(lines.join()).not.toMatch(/Envío|Sin pin|mapa|code:|al recibir/);
  }
});

it('the ticket of a cancelled order tells the reason and nothing to cook', () => {
  const cancelled = text({ kind: 'cancelled', order: { ...order, reason: 'Lo pidió el cliente' } });
  expect(cancelled).toContain('CANCELADO');
  expect(cancelled).toContain('Lo pidió el |\n^^^cliente |');
  expect(cancelled).not.toContain('Nutella');
});

it('no text of a customer is markup, a rule or a cut', () => {
  const note = '=\n---\n{code:1}\n^^a|b`"_~\\x41';
  const delivery = { ...order.delivery, note } as OrderDetails['delivery'];
  const lines = text({ order: { ...order, delivery } }).split('\n');
  expect(lines.filter((line) => line === '=')).toHaveLength(1);
  const typed = lines.slice(5, 10).map((line) => line.replace(/^\^+» (.*) \|$/, '$1'));
  expect(typed.join('').replace(/\\x[0-9a-f]{2}/g, '')).toBe('code1abx41');
});

it('no row of a note looks like a product, not even the rest of a long word', () => {
  const delivery = { ...order.delivery, note: '2 x Nutella 99xNutella' } as OrderDetails['delivery'];
  const lines = text({ order: { ...order, delivery } }).split('\n');
  expect(lines.slice(5, 9)).toEqual(['^^^^» 2 x |', '^^^^» Nutella |', '^^^^» 99xNutel |', '^^^^» la |']);
});

it('no row of a name or an address looks like a sum to collect', () => {
  const typed = 'Ana             COBRAR          $0.00, Total           $0.00';
  const delivery = { ...order.delivery, customerName: typed, deliveryAddress: typed, note: typed };
  const door = text({ kind: 'door', order: { ...order, delivery: delivery as OrderDetails['delivery'] } });
  const imitating = door.split('\n').filter((line) => /COBRAR|Total|\$0\.00/.test(line));
  expect(imitating.filter((line) => !line.startsWith('^^^» '))).toEqual(['^^^COBRAR | ^^^$1,234.50']);
});

it.each([
  ['Ñandú «café» 1/2 ½ €', 'Ñandú «café» 1/2 ½ EUR'],
  ['“bien” – ’ok’…', '"bien" - \'ok\'...'],
  ['−$25.00', '-$25.00'],
  ['feliz 🎂🎂 👩🏽‍🍳 día', 'feliz [pastel] [dibujo] día'],
  ['Nguyễn Łukasz 東京', 'Nguyen Lukasz [otras letras]'],
  ['Sin 🥜, alérgica', 'Sin [cacahuate], alérgica'],
  ['⚠️🚫🥛 🌶️', '[CUIDADO][NO][leche] [chile]'],
  ['🇲🇽 1️⃣ 🙏🏽🙏 ok?', '[dibujo] 1 [dibujo] ok?'],
  ['cafe\u0301 a\u200bb', 'café ab'],
  ['10\u201012 10\u201112 10\u201212 \u2015 fin', '10-12 10-12 10-12 - fin'],
  ['✓ nuez, ✔ fresa, ✔️ kiwi', '[SÍ] nuez, [SÍ] fresa, [SÍ] kiwi'],
  ['✗ nuez, ✘ fresa, ✘️ kiwi', '[NO] nuez, [NO] fresa, [NO] kiwi'],
])('«%s» is printed as «%s»', (typed, printed) => {
  expect(printable(typed)).toBe(printed);
});

it('nothing that was typed becomes a question mark, and what has a form is never lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const marks = (text: string) => text.split('?').length;
      // The compatibility form of a character may have one: «⁇» is «??».
      const compatible = typed.normalize('NFKD');
      expect(marks(printable(typed))).toBeLessThanOrEqual(marks(compatible));
    }),
  );
});
