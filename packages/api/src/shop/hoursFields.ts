import { capitalized, hoursText, type ShopSettings, weekdays } from '@crepas/domain';
import * as v from 'valibot';
import { listOfCodec, numberField, textField } from '../wire/fieldKinds.ts';
import type { FieldTable } from '../wire/fieldTable.ts';
import { boundedText, listOf } from '../wire/requestFields.ts';
import {
  closedHours,
  openHours,
  specialDayFromWire,
  specialDayToWire,
  specialDayWire,
  weekRowFromWire,
  weekRowToWire,
  weekRowWire,
} from './shopHours.ts';

/** The reason of a special day: its form and requests follow from it. */
export const specialDayReason = textField('motivo', 'Motivo', {
  max: 60,
  hint: 'Con «Navidad» los clientes leen «Cerrado por Navidad»',
});

/** The domain checks that the date exists, because that fault has its own message. */
const dayFields = { fecha: boundedText(40), motivo: v.nullish(specialDayReason.request) };

/** A refusal of a variant names the invalid field. */
const specialDayBody = v.variant('cerrado', [
  v.object({ ...dayFields, ...closedHours }),
  v.object({ ...dayFields, ...openHours }),
]);

/** When the shop is open. */
export const hoursFields = {
  week: {
    wire: 'horario' as const,
    label: 'Horario',
    request: listOf(weekRowWire, 50),
    answer: v.array(weekRowWire),
    logged: v.array(weekRowWire),
    say: (rows) =>
      rows.map((row) => `${capitalized(weekdays[row.day - 1] ?? '')} ${hoursText(row)}`).join('; ') ||
      'Siempre abierto',
    ...listOfCodec(weekRowToWire, weekRowFromWire),
  },
  specialDays: {
    wire: 'dias' as const,
    label: 'Días especiales',
    request: listOf(specialDayBody, 400),
    answer: v.array(specialDayWire),
    logged: v.array(specialDayWire),
    say: (days) =>
      days.map((day) => `${day.date} ${day.kind === 'closed' ? 'cerrado' : hoursText(day)}`).join('; ') ||
      'Nada',
    ...listOfCodec(specialDayToWire, specialDayFromWire),
  },
  lastOrderMinutes: numberField('ultimo_pedido_minutos', 'Último pedido: minutos antes de cerrar', {
    min: 0,
    max: 60,
    unit: 'min',
  }),
} satisfies FieldTable<Pick<ShopSettings, 'week' | 'specialDays' | 'lastOrderMinutes'>>;
