import type { ShopReading } from '@crepas/api';
import type { Position } from '@crepas/domain';
import { isInside, type Zone } from '@crepas/domain';
import { useKnownShop } from './shopFeature.ts';

/** Null: the shop delivers everywhere, or its server knows no zone. */
export const zoneOf = ({ shop }: Pick<ShopReading, 'shop'>): Zone | null =>
  shop.features.includes('zona') ? shop.zone : null;

/** A place without a pin is not checked: its text may be anywhere (decision H4). */
export const isOutside = (zone: Zone | null, pin: Position | null): boolean =>
  zone !== null && pin !== null && !isInside(zone, pin);

export function useZone(): Zone | null {
  const reading = useKnownShop();
  return reading ? zoneOf(reading) : null;
}
