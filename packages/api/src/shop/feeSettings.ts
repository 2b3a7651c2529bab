import {
  centsFromPesos,
  type DeliveryTerms,
  type FeeSettings,
  type FeeZone,
  maxFeeZones,
  pesosFromCents,
} from '@crepas/domain';
import * as v from 'valibot';
import { textField } from '../wire/fieldKinds.ts';
import { pesos, price, text } from '../wire/fields.ts';
import { degrees, listOf } from '../wire/requestFields.ts';
import { zoneFromWire, zoneToWire, zoneWire } from './zone.ts';

/** What delivery costs, in the shop's answers and in the owner's changes. */

export const termsWire = v.object({ envio: pesos, minimo: pesos, gratis_desde: v.nullable(pesos) });
export type TermsWire = v.InferOutput<typeof termsWire>;

export const termsFromWire = ({ envio, minimo, gratis_desde }: TermsWire): DeliveryTerms => ({
  fee: centsFromPesos(envio),
  minimum: centsFromPesos(minimo),
  freeFrom: gratis_desde === null ? null : centsFromPesos(gratis_desde),
});

export const termsToWire = ({ fee, minimum, freeFrom }: DeliveryTerms): TermsWire => ({
  envio: pesosFromCents(fee),
  minimo: pesosFromCents(minimum),
  gratis_desde: freeFrom === null ? null : pesosFromCents(freeFrom),
});

const feeZoneWire = v.object({ nombre: text, zona: zoneWire, ...termsWire.entries });
type FeeZoneWire = v.InferOutput<typeof feeZoneWire>;

export const feeZonesWire = v.array(feeZoneWire);
export const feeWithoutPinWire = v.nullable(termsWire);

const termsBody = { envio: price, minimo: price, gratis_desde: v.nullable(price) };

/** The name of a zone: its form and requests follow from it. */
export const feeZoneName = textField('nombre', 'Nombre de la zona', {
  max: 40,
  isRequired: true,
  hint: 'Los clientes lo leen: «Centro»',
});

/** In a request. The domain checks the polygons, because each fault has its own message. */
export const feeSettingsBody = {
  tarifas: listOf(
    v.object({
      nombre: feeZoneName.request,
      zona: listOf(v.tuple([degrees, degrees]), 1000),
      ...termsBody,
    }),
    maxFeeZones,
  ),
  tarifa_sin_pin: v.nullable(v.object(termsBody)),
};

export const feeZoneFromWire = ({ nombre, zona, ...terms }: FeeZoneWire): FeeZone => ({
  name: nombre,
  zone: zoneFromWire(zona),
  ...termsFromWire(terms),
});

export const feeZoneToWire = ({ name, zone, ...terms }: FeeZone): FeeZoneWire => ({
  nombre: name,
  zona: zoneToWire(zone),
  ...termsToWire(terms),
});

export const feeSettingsFields = {
  tarifas: v.optional(feeZonesWire),
  tarifa_sin_pin: v.optional(feeWithoutPinWire),
};

type FeeSettingsWire = {
  readonly tarifas?: FeeZoneWire[] | undefined;
  readonly tarifa_sin_pin?: TermsWire | null | undefined;
};

export const feeSettingsFromWire = ({ tarifas = [], tarifa_sin_pin }: FeeSettingsWire): FeeSettings => ({
  feeZones: tarifas.map(feeZoneFromWire),
  feeWithoutPin: tarifa_sin_pin ? termsFromWire(tarifa_sin_pin) : null,
});

export const feeSettingsToWire = ({ feeZones, feeWithoutPin }: FeeSettings) => ({
  tarifas: feeZones.map(feeZoneToWire),
  tarifa_sin_pin: feeWithoutPin && termsToWire(feeWithoutPin),
});
