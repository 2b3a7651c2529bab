import { type District, districtAt } from './districts.ts';
import type { Point } from './geometry.ts';
import { onGrid } from './streetPlan.ts';
import { lotWidth, nearestStreet, type Street } from './streets.ts';

/** A numbered lot. Odd numbers stand on one side of the street, even ones on the other. */
export type House = { readonly street: Street; readonly number: number; readonly ground: Point };

type Side = 1 | -1;
type Plot = { readonly street: Street; readonly number: number };

/** From the edge of the street to the middle of a house, in metres. */
const setback = 5;

/** The number of the lot at a distance along the street. Numbers start at 1 where the street enters its district. */
export function houseNumber(street: Street, ahead: number, side: Side): number {
  const lot = Math.floor(ahead / lotWidth) - street.firstLot;
  const inside = Math.min(street.lots - 1, Math.max(0, lot));
  return inside * 2 + (side > 0 ? 2 : 1);
}

/** The plot a place belongs to: the lot of the street whose edge is nearest. */
function plotAt(district: District, ground: Point): Plot {
  const [u, v] = district.toGrid(ground);
  const along = nearestStreet(district, 'along', v);
  const across = nearestStreet(district, 'across', u);
  const toEdge = (street: Street, position: number) =>
    Math.abs(street.position - position) - street.width / 2;
  const onAlong = toEdge(along, v) <= toEdge(across, u);
  const [street, ahead, aside] = onAlong ? [along, u, v] : [across, v, u];
  return { street, number: houseNumber(street, ahead, aside >= street.position ? 1 : -1) };
}

/** The house of a plot, unless a cross street or the border occupies it. */
function houseOn(street: Street, number: number): House | undefined {
  const lot = Math.floor((number - 1) / 2);
  if (lot < 0 || lot >= street.lots) return undefined;
  const side: Side = number % 2 ? -1 : 1;
  const ahead = (street.firstLot + lot + 0.5) * lotWidth;
  const aside = street.position + side * (street.width / 2 + setback);
  const ground = street.district.fromGrid(onGrid(street.direction, ahead, aside));
  if (districtAt(ground) !== street.district) return undefined;
  const plot = plotAt(street.district, ground);
  return plot.street === street && plot.number === number ? { street, number, ground } : undefined;
}

/** The house with this number or, where there is none, with the nearest one on the same side of the street. */
export function nearestHouse(street: Street, number: number): House | undefined {
  const last = street.lots * 2 - (number % 2);
  const start = Math.min(Math.max(number, 1), last);
  for (let step = 0; step <= street.lots * 2; step += 2) {
    const house = houseOn(street, start - step) ?? houseOn(street, start + step);
    if (house) return house;
  }
  return undefined;
}

/** The house nearest to a place in a district with streets, or its street where no house stands. */
export function houseNear(district: District, ground: Point): House | Street {
  const { street, number } = plotAt(district, ground);
  return nearestHouse(street, number) ?? street;
}
