import { type LoggedValues, staffRoles } from '@crepas/domain';
import * as v from 'valibot';
import { addedTexts } from '../menu/productBody.ts';
import { kindsFromWire, kindsToWire, paperWire, printedKind } from '../printers/printer.ts';
import { feeWithoutPinWire, feeZonesWire } from '../shop/feeSettings.ts';
import { transferWire } from '../shop/paymentSettings.ts';
import { pickupWire } from '../shop/pickupSettings.ts';
import { busyFromWire, busyToWire, busyWire, responsibleWire } from '../shop/shop.ts';
import { shopFields } from '../shop/shopBody.ts';
import { specialDayWire, weekRowWire } from '../shop/shopHours.ts';
import { zoneWire } from '../shop/zone.ts';
import { pesos, whole } from '../wire/fields.ts';
import { type FieldTable, fieldsFromWire, fieldsToWire, money, orNull } from '../wire/fieldTable.ts';
import { instant, momentFromWire, momentToWire } from '../wire/instant.ts';

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
    ...v.entriesFromList(Object.values(addedTexts), v.string()),
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
    pagos: names,
    transferencia: v.nullable(transferWire),
    tarifas: feeZonesWire,
    tarifa_sin_pin: feeWithoutPinWire,
    recoger: pickupWire,
    recoger_pausa_hasta: moment,
    rol: v.picklist(staffRoles),
    pedidos_borrados: whole,
    total: pesos,
    imprime: v.array(printedKind),
    copias: whole,
    papel: paperWire,
    pausada: v.boolean(),
  }),
);
export type LoggedValuesWire = v.InferOutput<typeof loggedValuesWire>;

const momentCodec = { toWire: momentToWire, fromWire: momentFromWire };

const loggedFields = {
  ...shopFields,
  whatsApp: 'whatsapp',
  description: 'descripcion',
  price: ['precio', money],
  category: 'categoria',
  available: 'disponible',
  imageUrl: 'imagen_url',
  isCombo: 'combo',
  isPromoted: 'promo',
  isComboEligible: 'elegible_combo',
  ...addedTexts,
  soldOutUntil: ['agotado_hasta', momentCodec],
  extras: 'extras',
  order: 'orden',
  pausedUntil: ['pausa_hasta', momentCodec],
  busy: ['ocupado', orNull(busyToWire, busyFromWire)],
  pickupPausedUntil: ['recoger_pausa_hasta', momentCodec],
  role: 'rol',
  erasedOrders: 'pedidos_borrados',
  total: ['total', money],
  prints: ['imprime', { toWire: kindsToWire, fromWire: kindsFromWire }],
  copies: 'copias',
  paper: 'papel',
  isPaused: 'pausada',
} as const satisfies FieldTable<LoggedValues, LoggedValuesWire>;

export const loggedValuesToWire = (values: Partial<LoggedValues>): LoggedValuesWire =>
  fieldsToWire<LoggedValues, LoggedValuesWire>(loggedFields, values);

export const loggedValuesFromWire = (wire: LoggedValuesWire): Partial<LoggedValues> =>
  fieldsFromWire<LoggedValues, LoggedValuesWire>(loggedFields, wire);
