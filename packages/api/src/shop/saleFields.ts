import {
  clabeText,
  type DeliveryTerms,
  maxDaysAhead,
  maxOrdersPerQuarter,
  moneyText,
  paymentName,
  type SaleTerms,
  type Scheduling,
} from '@crepas/domain';
import * as v from 'valibot';
import { listOfCodec, numberField, optionalNumberField, orNull } from '../wire/fieldKinds.ts';
import type { FieldTable } from '../wire/fieldTable.ts';
import { line, listOf } from '../wire/requestFields.ts';
import {
  feeSettingsBody,
  feeWithoutPinWire,
  feeZoneFromWire,
  feeZonesWire,
  feeZoneToWire,
  termsFromWire,
  termsToWire,
} from './feeSettings.ts';
import {
  methodsFromWire,
  methodsToWire,
  paymentMethodWire,
  transferFromWire,
  transferToWire,
  transferWire,
} from './paymentSettings.ts';
import { pickupFromWire, pickupToWire, pickupWire } from './pickupSettings.ts';
import { schedulingFromWire, schedulingToWire, schedulingWire } from './schedulingSettings.ts';

/** The limits of a time that the shop promises. */
export const promisedMinutes = { min: 5, max: 240, unit: 'min' } as const;

export const pickupMinutesField = numberField('minutos', 'Minutos para recoger', promisedMinutes);

export const daysAheadField = numberField('dias', 'Días por adelantado', {
  min: 0,
  max: maxDaysAhead,
  unit: 'días',
  hint: '0: solo para hoy.',
});

export const maxPerQuarterField = optionalNumberField('por_cuarto', 'Pedidos por cuarto de hora', {
  min: 1,
  max: maxOrdersPerQuarter,
  unit: 'pedidos',
  none: 'Sin límite',
  hint: 'Los que se pueden programar para la misma hora. Vacío: sin límite.',
});

/** A part of the account that customers transfer to. The domain checks the lengths, because each fault has its own message. */
const partOfAccount = line(200);

const termsCopy = ({ fee, minimum, freeFrom }: DeliveryTerms) =>
  [
    fee === 0 ? 'gratis' : moneyText(fee),
    ...(minimum === 0 ? [] : [`mínimo ${moneyText(minimum)}`]),
    ...(freeFrom === null ? [] : [`gratis desde ${moneyText(freeFrom)}`]),
  ].join(', ');

/** How an order is paid and fetched, for when it is taken, and what its delivery costs. */
export const saleFields = {
  /** The domain checks that there is one, and none twice. */
  payments: {
    wire: 'pagos' as const,
    label: 'Formas de pago',
    request: listOf(paymentMethodWire, 20),
    answer: v.array(v.string()),
    logged: v.array(v.string()),
    say: (methods) => methods.map((method) => paymentName(method)).join(', ') || 'Nada',
    toWire: methodsToWire,
    fromWire: methodsFromWire,
  },
  pickup: {
    wire: 'recoger' as const,
    label: 'Recoger en la tienda',
    request: v.object({
      activo: v.boolean(),
      minutos: pickupMinutesField.request,
    }),
    answer: pickupWire,
    logged: pickupWire,
    say: ({ isActive, minutes }) => (isActive ? `Sí, en ${minutes} min` : 'No'),
    toWire: pickupToWire,
    fromWire: pickupFromWire,
  },
  scheduling: {
    wire: 'programar' as const,
    label: 'Pedidos para después',
    request: v.object({
      activo: v.boolean(),
      dias: daysAheadField.request,
      por_cuarto: maxPerQuarterField.request,
    }),
    answer: schedulingWire,
    logged: schedulingWire,
    say: ({ isActive, daysAhead, maxPerQuarter }) =>
      isActive
        ? `Sí, ${daysAhead === 0 ? 'solo para hoy' : `hasta ${daysAhead} ${daysAhead === 1 ? 'día' : 'días'} antes`}${maxPerQuarter === null ? '' : `, ${maxPerQuarter} por cuarto de hora`}`
        : 'No',
    toWire: schedulingToWire,
    fromWire: schedulingFromWire,
  },
  transfer: {
    wire: 'transferencia' as const,
    label: 'Transferencia',
    request: v.nullable(v.object({ banco: partOfAccount, clabe: partOfAccount, titular: partOfAccount })),
    answer: v.nullable(transferWire),
    logged: v.nullable(transferWire),
    say: (account) => (account ? `${account.bank}, ${clabeText(account.clabe)}, ${account.holder}` : 'Nada'),
    ...orNull(transferToWire, transferFromWire),
  },
  feeZones: {
    wire: 'tarifas' as const,
    label: 'Costo de envío',
    request: feeSettingsBody.tarifas,
    answer: feeZonesWire,
    logged: feeZonesWire,
    say: (zones) => zones.map((zone) => `${zone.name}: ${termsCopy(zone)}`).join('; ') || 'Nada',
    ...listOfCodec(feeZoneToWire, feeZoneFromWire),
  },
  feeWithoutPin: {
    wire: 'tarifa_sin_pin' as const,
    label: 'Sin ubicación en el mapa',
    request: feeSettingsBody.tarifa_sin_pin,
    answer: feeWithoutPinWire,
    logged: feeWithoutPinWire,
    say: (terms) => (terms ? termsCopy(terms) : 'Gratis'),
    ...orNull(termsToWire, termsFromWire),
  },
} satisfies FieldTable<Omit<SaleTerms, 'pickupPausedUntil'> & { readonly scheduling: Scheduling }>;
