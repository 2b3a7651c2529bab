import {
  maxAutoRejectMinutes,
  maxForgetDays,
  minAutoRejectMinutes,
  minForgetDays,
  type PhoneBounds,
} from '@crepas/domain';
import * as v from 'valibot';
import { booleanField, numberField, optionalNumberField, orNull, textField } from '../wire/fieldKinds.ts';
import type { PartialBody } from '../wire/fields.ts';
import { entriesOf, type FieldTable, fieldsFromWire, fieldsToWire } from '../wire/fieldTable.ts';
import { boundedText, degrees, line, lines, listOf } from '../wire/requestFields.ts';
import { hoursFields } from './hoursFields.ts';
import { promisedMinutes, saleFields } from './saleFields.ts';
import { responsibleFromWire, responsibleToWire, responsibleWire, type Shop } from './shop.ts';
import { zoneFromWire, zoneToWire, zoneWire } from './zone.ts';

/** The owner's change of the shop: an omitted field keeps its value, and a list replaces the whole list. */
export type ShopChange = Partial<
  Omit<Shop, 'pausedUntil' | 'busy' | 'pickupPausedUntil' | 'features' | 'zoneOffsets' | 'hasDiscountCodes'>
> &
  Partial<PhoneBounds> & {
    /** The days after which the personal data of an order is erased; null means never. Only `GET /shop/privado` answers it,
     * and the bounds of a phone. */
    readonly forgetAfterDays?: number | null;
  };

/** The domain checks the lengths, because each fault has its own message. */
const partOfResponsible = line(1000);

/** What is known of each setting of the shop: requests, forms, refusals and the change log follow from it. */
export const shopFields = {
  name: textField('nombre', 'Nombre', { max: 60, isRequired: true }),
  tagline: textField('lema', 'Lema', { max: 120 }),
  deliveryMinutes: numberField('minutos_entrega', 'Minutos de entrega', promisedMinutes),
  whatsApp: {
    ...textField('whatsapp', 'WhatsApp', {
      max: 15,
      hint: 'Con el 52 de México, por ejemplo 525512345678',
    }),
    request: v.pipe(boundedText(15), v.regex(/^(\d{10,15})?$/)),
    // Ten digits are a number of Mexico; `wa.me` would take the first of them for a country. `521…` is the old form of `52…`.
    fromWire: (digits: string) => digits.replace(/^(?:521?)?(\d{10})$/, '52$1'),
    isLoggedAsIs: true,
  },
  isOpen: booleanField('abierto', 'Recibir pedidos'),
  message: textField('mensaje', 'Mensaje', { max: 300, hasLines: true }),
  timeZone: {
    ...textField('zona_horaria', 'Zona horaria', {
      max: 60,
      hint: 'De ella salen el horario, las fechas de los pedidos y el corte del día.',
    }),
    request: boundedText(60),
  },
  ...hoursFields,
  zone: {
    wire: 'zona' as const,
    label: 'Zona de entrega',
    request: v.nullable(listOf(v.tuple([degrees, degrees]), 1000)),
    answer: v.nullable(zoneWire),
    logged: v.nullable(zoneWire),
    say: (zone) => (zone ? `${zone.length} esquinas` : 'Cualquier dirección'),
    ...orNull(zoneToWire, zoneFromWire),
  },
  responsible: {
    wire: 'responsable' as const,
    label: 'Quién responde',
    request: v.nullable(
      v.object({
        nombre: partOfResponsible,
        domicilio: lines(1000),
        correo: partOfResponsible,
        telefono: partOfResponsible,
      }),
    ),
    answer: v.nullable(responsibleWire),
    logged: v.nullable(responsibleWire),
    say: (person) => (person ? Object.values(person).filter(Boolean).join(', ') : 'Nadie'),
    ...orNull(responsibleToWire, responsibleFromWire),
  },
  autoRejectMinutes: optionalNumberField(
    'rechazo_automatico_minutos',
    'Rechazo automático sin respuesta: minutos',
    {
      min: minAutoRejectMinutes,
      max: maxAutoRejectMinutes,
      unit: 'min',
      none: 'Nunca',
    },
  ),
  preparationMinutes: optionalNumberField('minutos_preparacion', 'Tiempo de preparación: minutos', {
    min: 1,
    max: 240,
    unit: 'min',
    hint: 'Lo que tarda la cocina. El tablero lo recuerda al personal. Vacío: no se dice.',
  }),
  travelMinutes: optionalNumberField('minutos_camino', 'Tiempo de camino: minutos', {
    min: 1,
    max: 120,
    unit: 'min',
    hint: 'De la cocina a la puerta. Se suma a lo que el personal elige al aceptar un envío. Vacío: nada.',
  }),
  forgetAfterDays: optionalNumberField(
    'olvidar_despues_dias',
    'Olvidar los datos de los pedidos después de: días',
    {
      min: minForgetDays,
      max: maxForgetDays,
      hint: 'Vacío: nunca. Se borran teléfono, dirección, nombre y notas; las cuentas se quedan.',
      unit: 'días',
      none: 'Nunca',
    },
  ),
  maxOpenOrders: numberField('max_en_curso', 'Pedidos en curso por teléfono', {
    min: 1,
    max: 50,
    unit: 'pedidos',
    hint: 'Los que un cliente puede tener a la vez. Los que toma tu personal no cuentan.',
  }),
  maxDailyOrders: numberField('max_en_un_dia', 'Pedidos en un día por teléfono', {
    min: 1,
    max: 500,
    unit: 'pedidos',
    hint: 'Los que un cliente puede hacer en 24 horas.',
  }),
  takesWithoutCode: booleanField('sin_codigo', 'Pedidos sin código'),
  ...saleFields,
} satisfies FieldTable<ShopChange>;

/** The body of `PUT /shop`. The server refuses what has this shape and breaks a rule of the domain with 422. */
export const shopBody = v.object(entriesOf(shopFields, 'request'));
export type ShopBody = v.InferOutput<typeof shopBody>;

export const shopChangeToWire = (change: ShopChange): Partial<ShopBody> => fieldsToWire(shopFields, change);

/** An omitted field is not part of the change. */
export const shopChangeFromWire = (body: PartialBody<ShopBody>): ShopChange =>
  fieldsFromWire(shopFields, body);
