import { colonias, type DistrictRow, parks } from './gazetteer.ts';
import { type Box, cutOff, type Point, radians, toGround } from './geometry.ts';

/** A colonia or a park: the area that is nearer to its centre than to any other. */
export type District = DistrictRow & {
  readonly index: number;
  readonly isPark: boolean;
  /** In metres on the ground. */
  readonly centre: Point;
  /** From the ground to its own grid, whose axes are `along` and `across` its streets, in metres from its centre. */
  readonly toGrid: (ground: Point) => Point;
  readonly fromGrid: (grid: Point) => Point;
};

/** How far a colonia at the edge of the city reaches from its centre, in metres. */
const outerReach = 1100;
const shortestStreet = 40;

const parkRows: readonly DistrictRow[] = parks.map((park) => ({
  ...park,
  short: park.name,
  degrees: 20,
  along: '',
  across: '',
}));

export const districts: readonly District[] = [...colonias, ...parkRows].map((row, index) => {
  const centre = toGround(row);
  const [x, y] = centre;
  const cos = Math.cos(radians(row.degrees));
  const sin = Math.sin(radians(row.degrees));
  return {
    ...row,
    index,
    isPark: index >= colonias.length,
    centre,
    toGrid: ([east, north]) => [(east - x) * cos + (north - y) * sin, (north - y) * cos - (east - x) * sin],
    fromGrid: ([along, across]) => [x + along * cos - across * sin, y + along * sin + across * cos],
  };
});

/** Positive where the ground is nearer to `other` than to `district`; grows by metre × twice their distance. */
function beyondBorder(district: District, other: District, [x, y]: Point): number {
  const [ax, ay] = district.centre;
  const [bx, by] = other.centre;
  return (x - (ax + bx) / 2) * (bx - ax) + (y - (ay + by) / 2) * (by - ay);
}

const others = (district: District) => districts.filter((other) => other !== district);

export function districtAt(ground: Point): District {
  return districts.reduce((nearest, district) =>
    beyondBorder(nearest, district, ground) > 0 ? district : nearest,
  );
}

/** The district's outline inside a box; empty when they do not meet. */
export function outline(district: District, [west, south, east, north]: Box): readonly Point[] {
  const whole: readonly Point[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return others(district).reduce(
    (rest, other) => (rest.length ? cutOff(rest, (point) => beyondBorder(district, other, point)) : rest),
    whole,
  );
}

/** Where the line through `start` is inside the district: two distances along `direction`, in metres. */
export function chord(district: District, start: Point, direction: Point): Point | undefined {
  let [from, to] = [-outerReach, outerReach];
  const ahead: Point = [start[0] + direction[0], start[1] + direction[1]];
  for (const other of others(district)) {
    const here = beyondBorder(district, other, start);
    const slope = beyondBorder(district, other, ahead) - here;
    if (slope > 0) to = Math.min(to, -here / slope);
    else if (slope < 0) from = Math.max(from, -here / slope);
    else if (here > 0) return undefined;
  }
  return to - from > shortestStreet ? [from, to] : undefined;
}

/** The neighbour on the other side of a border, found from the middle of that border. */
export const neighbourAt = (district: District, border: Point): District | undefined =>
  others(district).find((other) => Math.abs(beyondBorder(district, other, border)) < 1);
