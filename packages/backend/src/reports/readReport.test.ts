import { getReport, type ReportWire, reportFile as reportFilePath, reportTables } from '@crepas/api';
import type { DiscountTerms, EndCause, OrderEnder } from '@crepas/domain';
import { type DayRange, daysOf, shiftDay, shopDayAt, zeroCents } from '@crepas/domain';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orderLines, orders, type StoredStage } from '../db/tables/orders.ts';
import { testShop } from '../testing/testShop.ts';
import { ownerToken, staffToken } from '../testing/tokens.ts';

const shop = testShop();

const ask = (url: string, token = ownerToken()) =>
  shop.app.inject({ url: `/api${url}`, headers: { Authorization: `Bearer ${token}` } });
const readReport = async ({ from, to }: DayRange): Promise<ReportWire> => {
  const response = await ask(`/reports?desde=${from}&hasta=${to}`);
  return v.parse(getReport.answer, response.json());
};

type Made = {
  readonly phone: string;
  readonly placedAt: Date;
  /** An order for later: how many minutes after it was placed, with a promise of 20. */
  readonly laterBy: number | null;
  readonly stage: StoredStage;
  readonly awaits: boolean;
  readonly erased: boolean;
  readonly promised: number | null;
  readonly fee: number;
  readonly code: string | null;
  readonly zone: string | null;
  readonly isPickup: boolean;
  /** Minutes from placed to accepted, on the way and delivered. */
  readonly times: readonly [number, number, number];
  readonly ender: OrderEnder | null;
  readonly cause: EndCause | null;
  readonly lines: readonly {
    readonly product: number;
    readonly quantity: number;
    readonly nuts: boolean;
    /** Pieces of three sauces for each piece of the product; one of them is included. */
    readonly sauces: readonly [number, number, number];
  }[];
};

const anyPieces = fc.integer({ min: 0, max: 2 });
const minuteMs = 60_000;
/** Around the end of daylight saving time in Tijuana, on 1 November 2026, when 1:00 to 2:00 occurs twice. */
const firstMs = Date.parse('2026-10-29T00:00:00Z');
const anOrder: fc.Arbitrary<Made> = fc.record({
  phone: fc.constantFrom('5512345678', '5587654321', '5500000001'),
  placedAt: fc.integer({ min: 0, max: 7 * 1440 }).map((minute) => new Date(firstMs + minute * minuteMs)),
  laterBy: fc.constantFrom(null, null, 30, 1_440, 4_320),
  stage: fc.constantFrom<StoredStage>(
    'received',
    'preparing',
    'delivered',
    'delivered',
    'rejected',
    'cancelled',
  ),
  awaits: fc.boolean(),
  erased: fc.boolean(),
  promised: fc.constantFrom(null, 30, 45),
  fee: fc.constantFrom(0, 2_550),
  code: fc.constantFrom(null, null, 'CREPA10', 'FLAN'),
  zone: fc.constantFrom(null, 'Centro', 'Lejos'),
  isPickup: fc.boolean(),
  times: fc.tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 10, max: 25 }),
    fc.integer({ min: 26, max: 60 }),
  ),
  ender: fc.constantFrom(null, 'customer', 'noAnswer'),
  cause: fc.constantFrom(null, 'soldOut', 'tooBusy'),
  lines: fc.array(
    fc.record({
      product: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      nuts: fc.boolean(),
      sauces: fc.tuple(anyPieces, anyPieces, anyPieces),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

const nutsCents = 1250;
const unitCents = (product: number) => 6_000 + product * 111;
const lineCents = ({ product, quantity, nuts }: Made['lines'][number]) =>
  quantity * (unitCents(product) + (nuts ? nutsCents : 0));
const savedBy = ({ code }: Made) => (code === null ? 0 : code === 'FLAN' ? 1_550 : 2_001);
const totalOf = (order: Made) =>
  order.lines.reduce((sum, line) => sum + lineCents(line), order.fee) - savedBy(order);
const termsOf = (name: string): DiscountTerms => ({
  name,
  gift: { kind: 'percent', percent: 10 },
  minimum: zeroCents,
  fulfilment: null,
  categoryIds: null,
});

const sauces = [
  ['Cajeta', 1_500],
  ['Chile', 800],
  ['Miel', 800],
] as const;
const option = (id: number, name: string, quantity: number, priceCents = 1_500) => ({
  id,
  name,
  quantity,
  priceCents,
});
const optionsOf = ({ product, sauces: pieces }: Made['lines'][number]) => {
  const ofSauces = sauces
    .map(([name, price], place) => option(3 + place, name, pieces[place] ?? 0, price))
    .filter(({ quantity }) => quantity > 0);
  return [
    { id: 1, name: 'Tamaño', included: 0, options: [option(1, product === 1 ? '=Chico' : 'Grande', 1)] },
    ...(ofSauces.length > 0 ? [{ id: 2, name: 'Salsas', included: 1, options: ofSauces }] : []),
  ];
};

/** The pieces of options of a line, one by one: its group and name, and what was charged. */
const optionPieces = (line: Made['lines'][number]) =>
  Array(line.quantity)
    .fill(optionsOf(line))
    .flat()
    .flatMap(({ name: group, included, options }: ReturnType<typeof optionsOf>[number]) =>
      options
        .flatMap(({ name, quantity, priceCents }) =>
          Array.from({ length: quantity }, () => ({ name: `${group}: ${name}`, cents: priceCents })),
        )
        .sort((a, b) => a.cents - b.cents)
        .map(({ name, cents }, place) => ({ name, cents: place < included ? 0 : cents })),
    );

/** An order for later is delivered so many minutes after its preparation began. */
const timesOf = ({ laterBy }: Made) => ({ preparation: laterBy === null ? 0 : laterBy - 20 });
const momentOf = ({ placedAt, laterBy }: Made) => new Date(placedAt.getTime() + (laterBy ?? 0) * minuteMs);
const dayOf = (order: Made) => shopDayAt(momentOf(order).getTime(), timeZone);

async function write(made: readonly Made[]): Promise<void> {
  const { queries } = shop.database;
  await queries.delete(orders);
  for (const order of made) {
    const after = (minutes: number) => new Date(order.placedAt.getTime() + minutes * minuteMs);
    const [accepted, onTheWay, delivered] = order.times;
    const { preparation } = timesOf(order);
    const isDelivered = order.stage === 'delivered';
    const hasEnded = order.stage === 'rejected' || order.stage === 'cancelled';
    const [row] = await queries
      .insert(orders)
      .values({
        phone: order.erased ? '0000000000' : order.phone,
        deliveryAddress: 'Colima 1',
        totalCents: totalOf(order),
        feeCents: order.fee,
        discountCents: savedBy(order),
        ...(order.code !== null && {
          codeId: order.code.length,
          discountTerms: termsOf(order.code),
        }),
        feeZone: order.zone,
        fulfilment: order.isPickup ? 'pickup' : 'delivery',
        stage: order.stage,
        placedAt: order.placedAt,
        awaitsConfirmation: order.awaits,
        promisedMinutes: order.promised,
        ...(order.laterBy !== null && { scheduledFor: momentOf(order), preparationAt: after(preparation) }),
        ...(order.erased && { erasedAt: new Date() }),
        ...(order.stage === 'preparing' && { acceptedAt: after(accepted) }),
        ...(isDelivered && {
          acceptedAt: after(accepted),
          onTheWayAt: after(preparation + onTheWay),
          deliveredAt: after(preparation + delivered),
        }),
        ...(hasEnded && { endedBy: order.ender, endCause: order.cause }),
      })
      .returning({ id: orders.id });
    await queries.insert(orderLines).values(
      order.lines.map((line) => ({
        orderId: row?.id ?? 0,
        productId: line.product,
        productName: `Crepa ${line.product}`,
        unitPriceCents: unitCents(line.product),
        quantity: line.quantity,
        extras: line.nuts ? [{ id: 1, name: '=Nuez', priceCents: nutsCents }] : [],
        options: optionsOf(line),
        crepas: line.product === 3 ? [{ id: 1, name: 'Nutella' }] : [],
        extrasTotalCents: line.nuts ? nutsCents * line.quantity : 0,
        imageUrl: '',
      })),
    );
  }
}

const timeZone = 'America/Tijuana';
const clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', hour: 'numeric' });
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
const pesos = (cents: number) => cents / 100;

/** The report of orders that are read one by one, in the ways of the definitions. */
function oneByOne(made: readonly Made[], range: DayRange) {
  const inRange = made.filter((order) => {
    const { awaits, stage } = order;
    const day = dayOf(order);
    return (
      day >= range.from && day <= range.to && !(awaits && stage !== 'preparing' && stage !== 'delivered')
    );
  });
  const sold = inRange.filter(({ stage }) => stage === 'delivered');
  const isLost = ({ stage }: Made) => stage === 'rejected' || stage === 'cancelled';
  const sums = (some: readonly Made[]) => {
    const delivered = some.filter(({ stage }) => stage === 'delivered');
    return {
      recibidos: some.length,
      entregados: delivered.length,
      ventas: pesos(delivered.reduce((sum, order) => sum + totalOf(order), 0)),
    };
  };
  const fees = (some: readonly Made[]) => {
    const charged = some.reduce((sum, { stage, fee }) => sum + (stage === 'delivered' ? fee : 0), 0);
    const saved = savedIn(some.filter(({ stage }) => stage === 'delivered'));
    return {
      ...(charged > 0 && { envios: pesos(charged) }),
      ...(saved > 0 && { descuentos: pesos(saved) }),
    };
  };
  const promises = (some: readonly Made[]) => {
    const promised = some.filter(
      ({ stage, promised, laterBy }) => stage === 'delivered' && (promised !== null || laterBy !== null),
    );
    return {
      con_promesa: promised.length,
      a_tiempo: promised.filter(
        ({ times, promised, laterBy }) => times[2] <= (laterBy === null ? (promised ?? 0) : 20),
      ).length,
    };
  };
  const phones = [...new Set(sold.flatMap(({ phone, erased }) => (erased ? [] : [phone])))];
  const isKnown = (phone: string) =>
    made.some(
      (order) =>
        order.phone === phone && !order.erased && order.stage === 'delivered' && dayOf(order) < range.from,
    );
  const brought = inRange.filter(({ isPickup }) => !isPickup);
  const groupsOf = (grupo: string, some: readonly Made[], of: (order: Made) => string) =>
    [...new Set(some.map(of))].sort().map((nombre) => ({
      grupo,
      nombre,
      ...sums(some.filter((order) => of(order) === nombre)),
    }));
  const lost = inRange.filter(isLost);
  const lines = sold.flatMap(({ lines }) => lines);
  const pieces = (some: typeof lines) => some.reduce((sum, { quantity }) => sum + quantity, 0);
  const chosen = lines.flatMap(optionPieces);
  const nutty = lines.filter(({ nuts }) => nuts);
  return {
    totales: {
      ...sums(inRange),
      ...promises(inRange),
      ...fees(inRange),
      activos: inRange.length - sold.length - lost.length,
      perdidos: lost.length,
      monto_perdido: pesos(lost.reduce((sum, order) => sum + totalOf(order), 0)),
      telefonos_nuevos: phones.filter((phone) => !isKnown(phone)).length,
      telefonos_conocidos: phones.filter(isKnown).length,
      de_ejemplo: 0,
    },
    dias: daysOf(range).map((fecha) => {
      const ofDay = inRange.filter((order) => dayOf(order) === fecha);
      return { fecha, ...sums(ofDay), ...promises(ofDay), ...fees(ofDay) };
    }),
    horas: new Map(
      [...new Set(inRange.map(cellOf))].map((cell) => [
        cell,
        sums(inRange.filter((order) => cellOf(order) === cell)),
      ]),
    ),
    productos: new Map(
      [...new Set(lines.map(({ product }) => product))].map((product) => {
        const ofProduct = lines.filter((line) => line.product === product);
        const ventas = pesos(ofProduct.reduce((sum, line) => sum + lineCents(line), 0));
        return [`Crepa ${product}`, { cantidad: pieces(ofProduct), ventas, combo: product === 3 ? 1 : 0 }];
      }),
    ),
    extras:
      nutty.length === 0
        ? []
        : [{ nombre: '=Nuez', cantidad: pieces(nutty), ventas: pesos(pieces(nutty) * nutsCents) }],
    opciones: new Map(
      [...new Set(chosen.map(({ name }) => name))].map((name) => {
        const ofName = chosen.filter((piece) => piece.name === name);
        const ventas = pesos(ofName.reduce((sum, { cents }) => sum + cents, 0));
        return [name, { cantidad: ofName.length, ventas }];
      }),
    ),
    codigos: new Map(
      [...new Set(sold.flatMap(({ code }) => code ?? []))].map((codigo) => {
        const having = sold.filter(({ code }) => code === codigo);
        const { entregados, ventas } = sums(having);
        return [codigo, { pedidos: entregados, ventas, descuentos: pesos(savedIn(having)) }];
      }),
    ),
    grupos: [
      ...groupsOf('pago', inRange, () => 'efectivo'),
      ...(inRange.some(({ isPickup }) => isPickup)
        ? groupsOf('entrega', inRange, ({ isPickup }) => (isPickup ? 'recoger' : 'domicilio'))
        : []),
      ...(brought.some(({ zone }) => zone) ? groupsOf('zona', brought, ({ zone }) => zone ?? '') : []),
    ],
    puerta: sold.map(({ times }) => times[2]).sort((a, b) => a - b),
    motivos: new Map(
      [...new Set(lost.map(endOf))].map((end) => {
        const ofEnd = lost.filter((order) => endOf(order) === end);
        return [
          end,
          { pedidos: ofEnd.length, monto: pesos(ofEnd.reduce((sum, order) => sum + totalOf(order), 0)) },
        ];
      }),
    ),
  };
}

const savedIn = (some: readonly Made[]) => some.reduce((sum, order) => sum + savedBy(order), 0);

/** How and why an order ended, as the answer says it. */
const endOf = ({ stage, ender, cause }: Made) => {
  const ended = stage === 'rejected' ? 'rechazado' : 'cancelado';
  const why = cause && (cause === 'soldOut' ? 'agotado' : 'llenos');
  return `${ender === 'noAnswer' ? 'sin_respuesta' : ender === 'customer' ? 'por_cliente' : ended} ${why}`;
};

const cellOf = (order: Made) => `${weekdayOf(dayOf(order))} ${Number(clock.format(momentOf(order))) % 24}`;

it('equals the orders one by one, also where the clocks change', async () => {
  await shop.database.queries.execute(
    sql`insert into shop (time_zone) values (${timeZone}) on conflict (is_the_shop) do update set time_zone = excluded.time_zone`,
  );
  await shop.menu.refresh();
  const anyRange = fc
    .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 4 }))
    .map(([start, days]) => {
      const from = shiftDay('2026-10-29', start);
      return { from, to: shiftDay(from, days - 1) };
    });
  await fc.assert(
    fc.asyncProperty(fc.array(anOrder, { maxLength: 40 }), anyRange, async (made, range) => {
      await write(made);
      const report = await readReport(range);
      const expected = oneByOne(made, range);
      expect(report.totales).toEqual(expected.totales);
      expect(report.dias).toEqual(expected.dias);
      expect(new Map(report.horas.map(({ dia, hora, ...sums }) => [`${dia} ${hora}`, sums]))).toEqual(
        expected.horas,
      );
      const sold = report.productos.filter(({ cantidad }) => cantidad > 0);
      expect(new Map(sold.map(({ nombre, ...product }) => [nombre, product]))).toEqual(expected.productos);
      expect(report.extras).toEqual(expected.extras);
      expect(
        new Map(report.opciones.map(({ grupo, nombre, ...sums }) => [`${grupo}: ${nombre}`, sums])),
      ).toEqual(expected.opciones);
      const counts = report.opciones.map(({ cantidad }) => cantidad);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      expect(new Map(report.codigos.map(({ codigo, ...sums }) => [codigo, sums]))).toEqual(expected.codigos);
      expect(report.grupos).toEqual(expected.grupos);
      const door = report.tiempos.find(({ paso }) => paso === 'puerta');
      expect(door?.pedidos ?? 0).toBe(expected.puerta.length);
      expect(door?.mediana).toBe(expected.puerta[Math.ceil(expected.puerta.length / 2) - 1]);
      expect(
        new Map(report.motivos.map(({ fin, causa, ...end }) => [`${fin} ${causa ?? null}`, end])),
      ).toEqual(expected.motivos);
    }),
    { numRuns: 25 },
  );
}, 120_000);

it('a file has the rows of the answer, and no text of it is a formula', async () => {
  const range = { from: '2026-11-02', to: '2026-11-03' };
  const placedAt = new Date('2026-11-02T20:00:00Z');
  const line = { product: 1, quantity: 2, nuts: true, sauces: [1, 1, 0] as const };
  const order = {
    phone: '5512345678',
    placedAt,
    laterBy: null,
    awaits: false,
    erased: false,
    promised: 45,
    fee: 0,
    code: null,
    zone: null,
    isPickup: false,
    cause: null,
  };
  await write([
    { ...order, stage: 'delivered', times: [2, 20, 40], ender: null, lines: [line] },
    { ...order, stage: 'rejected', times: [2, 20, 40], ender: 'noAnswer', lines: [line] },
  ]);
  const report = await readReport(range);
  for (const table of reportTables) {
    const response = await ask(reportFilePath(range, table));
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain(`"${table}-2026-11-02-2026-11-03.csv"`);
    const rows = response.body.trim().split('\r\n');
    const totals = rows.filter((row) => row.startsWith('2026-11-02,2026-11-03,Total,'));
    expect(rows.length - 1 - totals.length, table).toBe(report[table].length);
    const hasTotal = report[table].length > 0 && !['grupos', 'tiempos'].includes(table);
    expect(totals.length, table).toBe(hasTotal ? 1 : 0);
    expect(rows.slice(1).every((row) => row.startsWith('2026-11-02,2026-11-03,'))).toBe(true);
  }
  expect((await ask(reportFilePath(range, 'extras'))).body).toContain(
    "2026-11-02,2026-11-03,'=Nuez,2,25.00\r\n2026-11-02,2026-11-03,Total,2,25.00\r\n",
  );
  expect((await ask(reportFilePath(range, 'opciones'))).body).toContain(
    [
      'Grupo,Opción,Cantidad,Ventas',
      "2026-11-02,2026-11-03,Tamaño,'=Chico,2,30.00",
      '2026-11-02,2026-11-03,Salsas,Cajeta,2,30.00',
      '2026-11-02,2026-11-03,Salsas,Chile,2,0.00',
      '2026-11-02,2026-11-03,Total,,6,60.00\r\n',
    ].join('\r\n'),
  );
  const lost = (await ask(reportFilePath(range, 'motivos'))).body;
  expect(lost).toMatch(/,Nadie respondió,,1,\d+\.\d\d\r\n/);
  expect((await ask(reportFilePath(range, 'grupos'))).body).toContain(',Pago,Efectivo,2,1,147.22\r\n');
});

it('lists products of the menu that nobody bought', async () => {
  await write([]);
  const { productos, totales } = await readReport({ from: '2026-11-02', to: '2026-11-02' });
  expect(productos.map(({ nombre, cantidad }) => [nombre, cantidad])).toContainEqual(['Trío', 0]);
  expect(totales).toMatchObject({ recibidos: 0, ventas: 0 });
});

it.each([
  'desde=2026-11-02&hasta=2026-11-01',
  'desde=2026-02-30&hasta=2026-03-01',
  'desde=0000-01-01&hasta=0000-01-02',
  'desde=2025-01-01&hasta=2026-02-05',
  'desde=2026-11-02',
  'desde=2026-11-02&hasta=2026-11-02&tabla=todo',
])('refuses «%s»', async (query) => {
  expect((await ask(`/reports?${query}`)).statusCode).toBe(400);
});

it('answers 400 days, and only to the owner', async () => {
  expect((await ask('/reports?desde=2025-01-01&hasta=2026-02-04')).statusCode).toBe(200);
  expect((await ask('/reports?desde=2026-11-02&hasta=2026-11-02', staffToken())).statusCode).toBe(403);
});
