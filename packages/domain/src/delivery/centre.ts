import type { Position } from '../customer/address.ts';
import { edgesOf } from './edges.ts';
import type { Zone } from './zone.ts';

/** The centre of the zone's area: of a circle it is the circle's centre. It may be outside of a bent zone. */
export function centreOf(zone: Zone): Position {
  const [origin = { lat: 0, lng: 0 }] = zone;
  let [area, lat, lng] = [0, 0, 0];
  // Relative to a corner, because large coordinates would cancel each other out imprecisely.
  for (const { from, to } of edgesOf(zone)) {
    const [x, y, nextX, nextY] = [
      from.lng - origin.lng,
      from.lat - origin.lat,
      to.lng - origin.lng,
      to.lat - origin.lat,
    ];
    const cross = x * nextY - nextX * y;
    area += cross * 3;
    lat += (y + nextY) * cross;
    lng += (x + nextX) * cross;
  }
  return area === 0 ? origin : { lat: origin.lat + lat / area, lng: origin.lng + lng / area };
}
