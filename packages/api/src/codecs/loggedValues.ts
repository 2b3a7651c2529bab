import { centsFromPesos, type LoggedValues, pesosFromCents, staffRoles } from '@crepas/domain';
import * as v from 'valibot';
import { pesos, whole } from '../fields.ts';
import { instant, momentFromWire, momentToWire } from './instant.ts';
import {
  busyFromWire,
  busyToWire,
  busyWire,
  responsibleFromWire,
  responsibleToWire,
  responsibleWire,
} from './shop.ts';
import {
  specialDayFromWire,
  specialDayToWire,
  specialDayWire,
  weekRowFromWire,
  weekRowToWire,
  weekRowWire,
} from './shopHours.ts';
import { zoneFromWire, zoneToWire, zoneWire } from './zone.ts';

const names = v.array(v.string());
const moment = v.nullable(instant);

/** The names are those of the requests. A product's category is its name here, and yes or no is a boolean. */
export const loggedValuesWire = v.partial(
  v.object({
    nombre: v.string(),
    descripcion: v.string(),
    precio: pesos,
    categoria: v.string(),
    disponible: v.boolean(),
    imagen_url: v.string(),
    combo: v.boolean(),
    promo: v.boolean(),
    elegible_combo: v.boolean(),
    tambien: v.string(),
    agotado_hasta: moment,
    extras: names,
    orden: names,
    lema: v.string(),
    minutos_entrega: whole,
    whatsapp: v.string(),
    abierto: v.boolean(),
    mensaje: v.string(),
    zona_horaria: v.string(),
    horario: v.array(weekRowWire),
    dias: v.array(specialDayWire),
    ultimo_pedido_minutos: whole,
    pausa_hasta: moment,
    ocupado: v.nullable(busyWire),
    zona: v.nullable(zoneWire),
    responsable: v.nullable(responsibleWire),
    rechazo_automatico_minutos: v.nullable(whole),
    olvidar_despues_dias: v.nullable(whole),
    sin_codigo: v.boolean(),
    rol: v.picklist(staffRoles),
    pedidos_borrados: whole,
    total: pesos,
  }),
);
export type LoggedValuesWire = v.InferOutput<typeof loggedValuesWire>;

/** Fields with the same value on both sides. */
const unchanged = {
  name: 'nombre',
  description: 'descripcion',
  category: 'categoria',
  available: 'disponible',
  imageUrl: 'imagen_url',
  isCombo: 'combo',
  isPromoted: 'promo',
  isComboEligible: 'elegible_combo',
  alsoFoundAs: 'tambien',
  extras: 'extras',
  order: 'orden',
  tagline: 'lema',
  deliveryMinutes: 'minutos_entrega',
  whatsApp: 'whatsapp',
  isOpen: 'abierto',
  message: 'mensaje',
  timeZone: 'zona_horaria',
  lastOrderMinutes: 'ultimo_pedido_minutos',
  autoRejectMinutes: 'rechazo_automatico_minutos',
  forgetAfterDays: 'olvidar_despues_dias',
  takesWithoutCode: 'sin_codigo',
  role: 'rol',
  erasedOrders: 'pedidos_borrados',
} as const satisfies Partial<Record<keyof LoggedValues, keyof LoggedValuesWire>>;

export const loggedValuesToWire = (values: Partial<LoggedValues>): LoggedValuesWire => ({
  ...Object.fromEntries(
    Object.entries(unchanged).flatMap(([field, name]) => {
      const value = values[field as keyof typeof unchanged];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
  ...(values.price !== undefined && { precio: pesosFromCents(values.price) }),
  ...(values.total !== undefined && { total: pesosFromCents(values.total) }),
  ...(values.soldOutUntil !== undefined && { agotado_hasta: momentToWire(values.soldOutUntil) }),
  ...(values.pausedUntil !== undefined && { pausa_hasta: momentToWire(values.pausedUntil) }),
  ...(values.busy !== undefined && { ocupado: values.busy && busyToWire(values.busy) }),
  ...(values.week !== undefined && { horario: values.week.map(weekRowToWire) }),
  ...(values.specialDays !== undefined && { dias: values.specialDays.map(specialDayToWire) }),
  ...(values.zone !== undefined && { zona: values.zone && zoneToWire(values.zone) }),
  ...(values.responsible !== undefined && {
    responsable: values.responsible && responsibleToWire(values.responsible),
  }),
});

export const loggedValuesFromWire = (wire: LoggedValuesWire): Partial<LoggedValues> => ({
  ...Object.fromEntries(
    Object.entries(unchanged).flatMap(([field, name]) =>
      wire[name] === undefined ? [] : [[field, wire[name]]],
    ),
  ),
  ...(wire.precio !== undefined && { price: centsFromPesos(wire.precio) }),
  ...(wire.total !== undefined && { total: centsFromPesos(wire.total) }),
  ...(wire.agotado_hasta !== undefined && { soldOutUntil: momentFromWire(wire.agotado_hasta) }),
  ...(wire.pausa_hasta !== undefined && { pausedUntil: momentFromWire(wire.pausa_hasta) }),
  ...(wire.ocupado !== undefined && { busy: wire.ocupado && busyFromWire(wire.ocupado) }),
  ...(wire.horario !== undefined && { week: wire.horario.map(weekRowFromWire) }),
  ...(wire.dias !== undefined && { specialDays: wire.dias.map(specialDayFromWire) }),
  ...(wire.zona !== undefined && { zone: wire.zona && zoneFromWire(wire.zona) }),
  ...(wire.responsable !== undefined && {
    responsible: wire.responsable && responsibleFromWire(wire.responsable),
  }),
});
