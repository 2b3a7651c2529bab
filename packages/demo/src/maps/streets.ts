import { fromWorld, type Place, toWorld } from './projection.ts';

/** The drawing repeats: a street every `block` pixels of zoom 19 (90 m), every fourth is an avenue. */
export const drawnZoom = 19;
export const block = 320;
export const tile = 4 * block;

export type Colonia = {
  readonly name: string;
  /** As addresses abbreviate it. */
  readonly short: string;
  readonly borough: string;
  readonly postalCode: string;
  readonly centre: Place;
};

export type Street = {
  readonly colonia: Colonia;
  readonly name: string;
  /** Across the map, or upwards. */
  readonly isAcross: boolean;
  /** The street's middle, in pixels of `drawnZoom`; it is `houses.length` blocks long. */
  readonly middle: { readonly x: number; readonly y: number };
  readonly houses: readonly number[];
};

/** From the middle of a street to one of its houses, which stand in the middle of a block. */
export const aheadOf = ({ houses }: Street, index: number): number =>
  (index + 0.5 - Math.floor(houses.length / 2)) * block;

type StreetRow = readonly [name: string, direction: 'across' | 'up', blocksAside: number, houses: number[]];

const colonia = (
  names: readonly [name: string, short: string, borough: string, postalCode: string],
  centre: readonly [lat: number, lng: number],
  rows: readonly StreetRow[],
): readonly Street[] => {
  const [name, short, borough, postalCode] = names;
  const world = toWorld({ lat: centre[0], lng: centre[1] }, drawnZoom);
  const corner = { x: Math.round(world.x / tile) * tile, y: Math.round(world.y / tile) * tile };
  const here = { name, short, borough, postalCode, centre: fromWorld(corner, drawnZoom) };
  return rows.map(([name, direction, aside, houses]) => {
    const isAcross = direction === 'across';
    const middle = isAcross
      ? { x: corner.x, y: corner.y + aside * block }
      : { x: corner.x + aside * block, y: corner.y };
    return { colonia: here, name, isAcross, middle, houses };
  });
};

/** Real names around the demo's shop; their course and the numbers of the houses are invented. */
export const streets: readonly Street[] = [
  ...colonia(
    ['Roma Norte', 'Roma Nte.', 'Cuauhtémoc', '06700'],
    [19.4187, -99.1606],
    [
      ['Av. Álvaro Obregón', 'across', 0, [12, 101, 200]],
      ['Tabasco', 'across', -1, [8, 101, 170]],
      ['Colima', 'across', -2, [5, 12, 55, 120, 150]],
      ['Durango', 'across', 1, [5, 50, 90]],
      ['Orizaba', 'up', -1, [24, 101]],
      ['Jalapa', 'up', 1, [36, 80]],
    ],
  ),
  ...colonia(
    ['Roma Sur', 'Roma Sur', 'Cuauhtémoc', '06760'],
    [19.4075, -99.16],
    [
      ['Tlaxcala', 'across', -1, [20, 65]],
      ['Medellín', 'up', 1, [130, 210]],
    ],
  ),
  ...colonia(
    ['Condesa', 'Condesa', 'Cuauhtémoc', '06140'],
    [19.4115, -99.1733],
    [
      ['Av. Ámsterdam', 'across', 0, [71, 150, 225]],
      ['Tamaulipas', 'up', 1, [66, 130]],
    ],
  ),
  ...colonia(
    ['Juárez', 'Juárez', 'Cuauhtémoc', '06600'],
    [19.4263, -99.1613],
    [
      ['Hamburgo', 'across', -1, [88, 120, 215]],
      ['Génova', 'up', 1, [33, 70]],
    ],
  ),
  ...colonia(
    ['Centro', 'Centro', 'Cuauhtémoc', '06000'],
    [19.4326, -99.1332],
    [
      ['Av. Madero', 'across', 0, [10, 32, 70]],
      ['Tacuba', 'across', -1, [15, 40]],
      ['Isabel la Católica', 'up', 1, [30, 54]],
    ],
  ),
  ...colonia(
    ['Narvarte Poniente', 'Narvarte Pte.', 'Benito Juárez', '03020'],
    [19.3977, -99.156],
    [
      ['Uxmal', 'across', 1, [45, 130, 280]],
      ['Dr. Vértiz', 'up', -1, [600, 910]],
    ],
  ),
  ...colonia(
    ['Del Valle Centro', 'Del Valle Ctro.', 'Benito Juárez', '03100'],
    [19.386, -99.169],
    [
      ['Pilares', 'across', 1, [110, 326]],
      ['Av. Coyoacán', 'up', 0, [830, 1030]],
    ],
  ),
  ...colonia(
    ['Doctores', 'Doctores', 'Cuauhtémoc', '06720'],
    [19.4192, -99.146],
    [
      ['Dr. Lavista', 'across', -1, [70, 144]],
      ['Dr. Jiménez', 'up', 1, [80, 160]],
    ],
  ),
  ...colonia(
    ['Polanco', 'Polanco', 'Miguel Hidalgo', '11550'],
    [19.433, -99.195],
    [
      ['Av. Horacio', 'across', 0, [520, 1020]],
      ['Julio Verne', 'up', 1, [27, 93]],
    ],
  ),
  ...colonia(
    ['Santa María la Ribera', 'Sta. María la Ribera', 'Cuauhtémoc', '06400'],
    [19.448, -99.158],
    [
      ['Eligio Ancona', 'across', 1, [90, 170]],
      ['Dr. Atl', 'up', -1, [40, 185]],
    ],
  ),
];
