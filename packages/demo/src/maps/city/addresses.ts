import { type District, districtAt, districts } from './districts.ts';
import { cityReach, distance, type LatLngLiteral, type Point, toGround, toLatLng } from './geometry.ts';
import { type House, houseNear, nearestHouse } from './houses.ts';
import { onGrid } from './streetPlan.ts';
import { lotWidth, type Street, streetAt } from './streets.ts';

/** A house, a street or a whole district. */
export type Address = {
  /** Identifies this address permanently, like Google's place ids. */
  readonly placeId: string;
  readonly kind: 'house' | 'street' | 'district';
  readonly street?: string;
  readonly number?: number;
  readonly district: District;
  readonly location: LatLngLiteral;
};

export const districtAddress = (district: District): Address => ({
  placeId: `sim.district.${district.index}`,
  kind: 'district',
  district,
  location: toLatLng(district.centre),
});

const streetId = (street: Street) => `${street.district.index}.${street.direction}.${street.index}`;

function streetMiddle({ district, direction, firstLot, lots, position }: Street): Point {
  return district.fromGrid(onGrid(direction, (firstLot + lots / 2) * lotWidth, position));
}

export const streetAddress = (street: Street): Address => ({
  placeId: `sim.street.${streetId(street)}`,
  kind: 'street',
  street: street.name,
  district: street.district,
  location: toLatLng(streetMiddle(street)),
});

const houseAddress = ({ street, number, ground }: House): Address => ({
  placeId: `sim.house.${streetId(street)}.${number}`,
  kind: 'house',
  street: street.name,
  number,
  district: street.district,
  location: toLatLng(ground),
});

/** The house with this number or the nearest one; the street itself when it has no houses. */
export function numberedAddress(street: Street, number: number): Address {
  const house = nearestHouse(street, number);
  return house ? houseAddress(house) : streetAddress(street);
}

/** The address of a position; undefined outside the city. The location of every found house has that address. */
export function addressAt(place: LatLngLiteral): Address | undefined {
  const ground = toGround(place);
  const district = districtAt(ground);
  if (distance(ground, district.centre) > cityReach) return undefined;
  if (district.isPark) return { ...districtAddress(district), location: place };
  const found = houseNear(district, ground);
  return 'number' in found ? houseAddress(found) : streetAddress(found);
}

/** The address of a place id; undefined for an unknown id. */
export function addressById(placeId: string): Address | undefined {
  const [, kind, index, direction, street, number] =
    /^sim\.(district|street|house)\.(\d+)(?:\.(along|across)\.(-?\d+)(?:\.(\d+))?)?$/.exec(placeId) ?? [];
  const district = districts[Number(index)];
  if (!district) return undefined;
  if (kind === 'district') return districtAddress(district);
  if ((direction !== 'along' && direction !== 'across') || street === undefined) return undefined;
  const found = streetAt(district, direction, Number(street));
  return kind === 'house' && number ? numberedAddress(found, Number(number)) : streetAddress(found);
}
