import type {
  FeeSums,
  LostOutcome,
  ReportGroup,
  ReportStep,
  SalesReport,
  SoldOption,
  Weekday,
} from '@crepas/domain';
import { type Cents, centsFromPesos, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';
import { causeFromWire, causeToWire } from '../orders/stage.ts';
import { flag, flagOf, pesos, text, whole } from '../wire/fields.ts';
import { nameOf } from '../wire/nameOf.ts';

const groupOf = { pago: 'payment', entrega: 'delivery', zona: 'zone' } as const satisfies Record<
  string,
  ReportGroup
>;
const stepOf = { aceptar: 'accept', cocina: 'kitchen', puerta: 'door' } as const satisfies Record<
  string,
  ReportStep
>;
const outcomeOf = {
  rechazado: 'rejected',
  cancelado: 'cancelled',
  sin_respuesta: 'unanswered',
  por_cliente: 'byCustomer',
} as const satisfies Record<string, LostOutcome>;

const accountOutcomeOf = { rechazado: 'rejected', cancelado: 'cancelled' } as const;

const picked = <Name extends string>(names: Readonly<Record<Name, unknown>>) =>
  v.picklist(Object.keys(names) as [Name, ...Name[]]);

const sums = { recibidos: whole, entregados: whole, ventas: pesos };
const promises = { con_promesa: whole, a_tiempo: whole };
/** Absent when no delivery was charged, and when no code took anything off. */
const fees = { envios: v.optional(pesos), descuentos: v.optional(pesos) };
const sold = { nombre: text, cantidad: whole, ventas: pesos };

/** For the report of a period and of a day. */
export const soldOptionsWire = v.array(v.object({ grupo: text, ...sold }));
type SoldOptionsWire = v.InferOutput<typeof soldOptionsWire>;

export const reportWire = v.object({
  desde: text,
  hasta: text,
  totales: v.object({
    ...sums,
    ...promises,
    ...fees,
    activos: whole,
    perdidos: whole,
    monto_perdido: pesos,
    telefonos_nuevos: whole,
    telefonos_conocidos: whole,
    de_ejemplo: whole,
  }),
  dias: v.array(v.object({ fecha: text, ...sums, ...promises, ...fees })),
  horas: v.array(v.object({ dia: whole, hora: whole, ...sums })),
  productos: v.array(v.object({ ...sold, combo: flag })),
  extras: v.array(v.object(sold)),
  opciones: v.optional(soldOptionsWire, []),
  codigos: v.optional(
    v.array(v.object({ codigo: text, pedidos: whole, ventas: pesos, descuentos: pesos })),
    [],
  ),
  grupos: v.array(v.object({ grupo: picked(groupOf), nombre: text, ...sums })),
  tiempos: v.array(
    v.object({ paso: picked(stepOf), pedidos: whole, mediana: v.number(), nueve_de_diez: v.number() }),
  ),
  motivos: v.array(
    v.object({ fin: picked(outcomeOf), causa: v.optional(text), pedidos: whole, monto: pesos }),
  ),
  cuentas: v.optional(
    v.array(v.object({ cuenta: text, fin: picked(accountOutcomeOf), pedidos: whole, monto: pesos })),
    [],
  ),
});
export type ReportWire = v.InferOutput<typeof reportWire>;

type SumsWire = { recibidos: number; entregados: number; ventas: number };
type Sums = { readonly received: number; readonly delivered: number; readonly sales: Cents };

const sumsFromWire = ({ recibidos, entregados, ventas }: SumsWire) => ({
  received: recibidos,
  delivered: entregados,
  sales: centsFromPesos(ventas),
});
type FeesWire = { envios?: number | undefined; descuentos?: number | undefined };
const feesFromWire = ({ envios, descuentos }: FeesWire) => ({
  ...(envios && { fees: centsFromPesos(envios) }),
  ...(descuentos && { discounts: centsFromPesos(descuentos) }),
});
const feesToWire = ({ fees, discounts }: FeeSums) => ({
  ...(fees !== undefined && { envios: pesosFromCents(fees) }),
  ...(discounts !== undefined && { descuentos: pesosFromCents(discounts) }),
});

const sumsToWire = ({ received, delivered, sales }: Sums) => ({
  recibidos: received,
  entregados: delivered,
  ventas: pesosFromCents(sales),
});

export const reportFromWire = (wire: ReportWire): SalesReport => ({
  range: { from: wire.desde, to: wire.hasta },
  totals: {
    ...sumsFromWire(wire.totales),
    ...feesFromWire(wire.totales),
    promised: wire.totales.con_promesa,
    kept: wire.totales.a_tiempo,
    active: wire.totales.activos,
    lost: wire.totales.perdidos,
    lostAmount: centsFromPesos(wire.totales.monto_perdido),
    newPhones: wire.totales.telefonos_nuevos,
    returningPhones: wire.totales.telefonos_conocidos,
    examples: wire.totales.de_ejemplo,
  },
  days: wire.dias.map((day) => ({
    day: day.fecha,
    ...sumsFromWire(day),
    ...feesFromWire(day),
    promised: day.con_promesa,
    kept: day.a_tiempo,
  })),
  hours: wire.horas.map((cell) => ({
    weekday: cell.dia as Weekday,
    hour: cell.hora,
    ...sumsFromWire(cell),
  })),
  products: wire.productos.map(({ combo, ...product }) => ({
    ...soldFromWire(product),
    isCombo: combo === 1,
  })),
  extras: wire.extras.map(soldFromWire),
  options: soldOptionsFromWire(wire.opciones),
  codes: wire.codigos.map(({ codigo, pedidos, ventas, descuentos }) => ({
    name: codigo,
    orders: pedidos,
    sales: centsFromPesos(ventas),
    saved: centsFromPesos(descuentos),
  })),
  groups: wire.grupos.map(({ grupo, nombre, ...group }) => ({
    group: groupOf[grupo],
    name: nombre,
    ...sumsFromWire(group),
  })),
  times: wire.tiempos.map(({ paso, pedidos, mediana, nueve_de_diez }) => ({
    step: stepOf[paso],
    orders: pedidos,
    medianMinutes: mediana,
    slowMinutes: nueve_de_diez,
  })),
  lost: wire.motivos.map(({ fin, causa, pedidos, monto }) => ({
    outcome: outcomeOf[fin],
    cause: causeFromWire(causa) ?? null,
    orders: pedidos,
    amount: centsFromPesos(monto),
  })),
  lostByAccount: wire.cuentas.map(({ cuenta, fin, pedidos, monto }) => ({
    account: cuenta,
    outcome: accountOutcomeOf[fin],
    orders: pedidos,
    amount: centsFromPesos(monto),
  })),
});

const soldFromWire = ({
  nombre,
  cantidad,
  ventas,
}: {
  nombre: string;
  cantidad: number;
  ventas: number;
}) => ({
  name: nombre,
  quantity: cantidad,
  sales: centsFromPesos(ventas),
});
export const soldOptionsFromWire = (options: SoldOptionsWire): readonly SoldOption[] =>
  options.map(({ grupo, ...option }) => ({ group: grupo, ...soldFromWire(option) }));
export const soldOptionsToWire = (options: readonly SoldOption[]): SoldOptionsWire =>
  options.map(({ group, ...option }) => ({ grupo: group, ...soldToWire(option) }));
const soldToWire = ({ name, quantity, sales }: { name: string; quantity: number; sales: Cents }) => ({
  nombre: name,
  cantidad: quantity,
  ventas: pesosFromCents(sales),
});

export const reportToWire = ({ range, totals, ...tables }: SalesReport): ReportWire => ({
  desde: range.from,
  hasta: range.to,
  totales: {
    ...sumsToWire(totals),
    ...feesToWire(totals),
    con_promesa: totals.promised,
    a_tiempo: totals.kept,
    activos: totals.active,
    perdidos: totals.lost,
    monto_perdido: pesosFromCents(totals.lostAmount),
    telefonos_nuevos: totals.newPhones,
    telefonos_conocidos: totals.returningPhones,
    de_ejemplo: totals.examples,
  },
  ...tablesToWire(tables),
});

/** The tables as the wire names them: a file has the columns of the answer. */
const tablesToWire = (tables: Omit<SalesReport, 'range' | 'totals'>) => ({
  dias: tables.days.map((day) => ({
    fecha: day.day,
    ...sumsToWire(day),
    ...feesToWire(day),
    con_promesa: day.promised,
    a_tiempo: day.kept,
  })),
  horas: tables.hours.map((cell) => ({ dia: cell.weekday, hora: cell.hour, ...sumsToWire(cell) })),
  productos: tables.products.map((product) => ({ ...soldToWire(product), combo: flagOf(product.isCombo) })),
  extras: tables.extras.map(soldToWire),
  opciones: soldOptionsToWire(tables.options),
  codigos: tables.codes.map(({ name, orders, sales, saved }) => ({
    codigo: name,
    pedidos: orders,
    ventas: pesosFromCents(sales),
    descuentos: pesosFromCents(saved),
  })),
  grupos: tables.groups.map(({ group, name, ...rest }) => ({
    grupo: nameOf(groupOf, group),
    nombre: name,
    ...sumsToWire(rest),
  })),
  tiempos: tables.times.map(({ step, orders, medianMinutes, slowMinutes }) => ({
    paso: nameOf(stepOf, step),
    pedidos: orders,
    mediana: medianMinutes,
    nueve_de_diez: slowMinutes,
  })),
  motivos: tables.lost.map(({ outcome, cause, orders, amount }) => ({
    fin: nameOf(outcomeOf, outcome),
    ...(cause !== null && { causa: causeToWire(cause) }),
    pedidos: orders,
    monto: pesosFromCents(amount),
  })),
  cuentas: tables.lostByAccount.map(({ account, outcome, orders, amount }) => ({
    cuenta: account,
    fin: nameOf(accountOutcomeOf, outcome),
    pedidos: orders,
    monto: pesosFromCents(amount),
  })),
});
