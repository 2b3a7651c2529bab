import type {
  DaySums,
  GroupSums,
  HourSums,
  LostOrders,
  LostOutcome,
  ReportGroup,
  ReportStep,
  ReportTotals,
  SalesReport,
  SoldName,
  SoldProduct,
  StepTimes,
} from '@crepas/domain/report';
import type { Weekday } from '@crepas/domain/shop';
import * as v from 'valibot';
import { flag, pesos, text, whole } from '../wire/fields.ts';
import { type Codec, eachOf, entityCodec, money, oneOf, yesNo } from './fieldTable.ts';
import { causeFromWire, causeToWire } from './stage.ts';

const groupNames = { payment: 'pago', delivery: 'entrega', zone: 'zona' } as const satisfies Record<
  ReportGroup,
  string
>;
const stepNames = { accept: 'aceptar', kitchen: 'cocina', door: 'puerta' } as const satisfies Record<
  ReportStep,
  string
>;
const outcomeNames = {
  rejected: 'rechazado',
  cancelled: 'cancelado',
  unanswered: 'sin_respuesta',
  byCustomer: 'por_cliente',
} as const satisfies Record<LostOutcome, string>;

const sumsWire = { recibidos: whole, entregados: whole, ventas: pesos };
const promisesWire = { con_promesa: whole, a_tiempo: whole };
/** Absent when no delivery was charged. */
const feesWire = { envios: v.optional(pesos) };
const soldWire = { nombre: text, cantidad: whole, ventas: pesos };

export const reportWire = v.object({
  desde: text,
  hasta: text,
  totales: v.object({
    ...sumsWire,
    ...promisesWire,
    ...feesWire,
    activos: whole,
    perdidos: whole,
    monto_perdido: pesos,
    telefonos_nuevos: whole,
    telefonos_conocidos: whole,
    de_ejemplo: whole,
  }),
  dias: v.array(v.object({ fecha: text, ...sumsWire, ...promisesWire, ...feesWire })),
  horas: v.array(v.object({ dia: whole, hora: whole, ...sumsWire })),
  productos: v.array(v.object({ ...soldWire, combo: flag })),
  extras: v.array(v.object(soldWire)),
  grupos: v.array(v.object({ grupo: v.picklist(Object.values(groupNames)), nombre: text, ...sumsWire })),
  tiempos: v.array(
    v.object({
      paso: v.picklist(Object.values(stepNames)),
      pedidos: whole,
      mediana: v.number(),
      nueve_de_diez: v.number(),
    }),
  ),
  motivos: v.array(
    v.object({
      fin: v.picklist(Object.values(outcomeNames)),
      causa: v.optional(text),
      pedidos: whole,
      monto: pesos,
    }),
  ),
});
export type ReportWire = v.InferOutput<typeof reportWire>;

type Row<Table extends keyof ReportWire> = ReportWire[Table] extends readonly (infer Item)[] ? Item : never;

const sums = { received: 'recibidos', delivered: 'entregados', sales: ['ventas', money] } as const;
const promises = { promised: 'con_promesa', kept: 'a_tiempo' } as const;
const fees = { fees: ['envios', money] } as const;
const sold = { name: 'nombre', quantity: 'cantidad', sales: ['ventas', money] } as const;

const totals = entityCodec<ReportTotals, ReportWire['totales']>({
  ...sums,
  ...promises,
  ...fees,
  active: 'activos',
  lost: 'perdidos',
  lostAmount: ['monto_perdido', money],
  newPhones: 'telefonos_nuevos',
  returningPhones: 'telefonos_conocidos',
  examples: 'de_ejemplo',
});
const weekday: Codec<Weekday, number> = { toWire: Number, fromWire: (day) => day as Weekday };

const lostCause = entityCodec<Omit<LostOrders, 'cause'>, Omit<Row<'motivos'>, 'causa'>>({
  outcome: ['fin', oneOf(outcomeNames)],
  orders: 'pedidos',
  amount: ['monto', money],
});
const lost: Codec<LostOrders, Row<'motivos'>> = {
  toWire: ({ cause, ...orders }) => ({
    ...lostCause.toWire(orders),
    ...(cause !== null && { causa: causeToWire(cause) }),
  }),
  fromWire: ({ causa, ...orders }) => ({
    ...lostCause.fromWire(orders),
    cause: causeFromWire(causa) ?? null,
  }),
};

/** A file has the columns of the answer. */
const tables = entityCodec<
  Omit<SalesReport, 'range' | 'totals'>,
  Omit<ReportWire, 'desde' | 'hasta' | 'totales'>
>({
  days: ['dias', eachOf(entityCodec<DaySums, Row<'dias'>>({ day: 'fecha', ...sums, ...promises, ...fees }))],
  hours: [
    'horas',
    eachOf(entityCodec<HourSums, Row<'horas'>>({ weekday: ['dia', weekday], hour: 'hora', ...sums })),
  ],
  products: [
    'productos',
    eachOf(entityCodec<SoldProduct, Row<'productos'>>({ ...sold, isCombo: ['combo', yesNo] })),
  ],
  extras: ['extras', eachOf(entityCodec<SoldName, Row<'extras'>>(sold))],
  groups: [
    'grupos',
    eachOf(
      entityCodec<GroupSums, Row<'grupos'>>({ group: ['grupo', oneOf(groupNames)], name: 'nombre', ...sums }),
    ),
  ],
  times: [
    'tiempos',
    eachOf(
      entityCodec<StepTimes, Row<'tiempos'>>({
        step: ['paso', oneOf(stepNames)],
        orders: 'pedidos',
        medianMinutes: 'mediana',
        slowMinutes: 'nueve_de_diez',
      }),
    ),
  ],
  lost: ['motivos', eachOf(lost)],
});

export const reportFromWire = ({ desde, hasta, totales, ...wire }: ReportWire): SalesReport => ({
  range: { from: desde, to: hasta },
  totals: totals.fromWire(totales),
  ...tables.fromWire(wire),
});

export const reportToWire = ({ range, totals: all, ...report }: SalesReport): ReportWire => ({
  desde: range.from,
  hasta: range.to,
  totales: totals.toWire(all),
  ...tables.toWire(report),
});
