import type { Position } from '../customer/address.ts';
import { earthRadiusMetres, radians } from './distance.ts';
import { edgesOf, isOnEdge } from './edges.ts';

/**
 * Where the shop delivers: the corners of a simple polygon, 3 to 50, in one direction of turn. The last corner is
 * connected to the first. A zone never crosses the 180th meridian.
 */
export type Zone = readonly Position[];

/** A position on an edge or at a corner is inside. */
export function isInside(zone: Zone, position: Position): boolean {
  const edges = edgesOf(zone);
  if (edges.some((edge) => isOnEdge(edge, position))) return true;
  // A ray to the east crosses the outline an odd number of times.
  const crossings = edges.filter(
    ({ from, to }) =>
      from.lat > position.lat !== to.lat > position.lat &&
      position.lng < from.lng + ((position.lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng),
  );
  return crossings.length % 2 === 1;
}

const circleCorners = 36;

/**
 * A polygon of 36 corners, all `km` kilometres from the centre.
 *
 * @throws RangeError unless `km` is above 0 and the centre has two finite coordinates
 */
export function circleZone(centre: Position, km: number): Zone {
  if (!(km > 0 && Number.isFinite(km + centre.lat + centre.lng)))
    throw new RangeError(`No circle of ${km} km`);
  const angle = (km * 1000) / earthRadiusMetres;
  const lat = radians(centre.lat);
  return Array.from({ length: circleCorners }, (_, corner) => {
    const bearing = (corner / circleCorners) * 2 * Math.PI;
    const there = Math.asin(
      Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing),
    );
    const turn = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
      Math.cos(angle) - Math.sin(lat) * Math.sin(there),
    );
    return { lat: rounded(degrees(there)), lng: rounded(centre.lng + degrees(turn)) };
  });
}

const degrees = (angle: number) => (angle * 180) / Math.PI;
/** A sixth decimal is 11 cm: more of them would only make the shop's answer longer. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

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
