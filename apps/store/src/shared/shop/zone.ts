import type { Position } from '@crepas/domain';
import { isInside, type Zone } from '@crepas/domain';
import { useKnownShop } from './shopFeature.ts';

/** A place without a pin is not checked: its text may be anywhere (decision H4). */
export const isOutside = (zone: Zone | null, pin: Position | null): boolean =>
  zone !== null && pin !== null && !isInside(zone, pin);

/** Null while the shop is unknown, too. */
export const useZone = (): Zone | null => useKnownShop()?.shop.zone ?? null;
