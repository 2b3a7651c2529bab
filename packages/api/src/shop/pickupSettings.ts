import type { Pickup, PickupSettings } from '@crepas/domain';
import { noPickup } from '@crepas/domain';
import * as v from 'valibot';
import { whole } from '../wire/fields.ts';
import { instant, momentFromWire, momentToWire } from '../wire/instant.ts';

export const pickupWire = v.object({ activo: v.boolean(), minutos: whole });
type PickupWire = v.InferOutput<typeof pickupWire>;

export const pickupFromWire = ({ activo, minutos }: PickupWire): Pickup => ({
  isActive: activo,
  minutes: minutos,
});
export const pickupToWire = ({ isActive, minutes }: Pickup): PickupWire => ({
  activo: isActive,
  minutos: minutes,
});

export const pickupSettingsField = {
  recoger: v.optional(v.object({ ...pickupWire.entries, pausa_hasta: v.optional(v.nullable(instant)) })),
};
type PickupSettingsWire = {
  readonly recoger?: (PickupWire & { readonly pausa_hasta?: string | null | undefined }) | undefined;
};

export const pickupSettingsFromWire = ({ recoger }: PickupSettingsWire): PickupSettings =>
  recoger
    ? { pickup: pickupFromWire(recoger), pickupPausedUntil: momentFromWire(recoger.pausa_hasta) }
    : noPickup;

export const pickupSettingsToWire = ({ pickup, pickupPausedUntil }: PickupSettings) => ({
  recoger: { ...pickupToWire(pickup), pausa_hasta: momentToWire(pickupPausedUntil) },
});
