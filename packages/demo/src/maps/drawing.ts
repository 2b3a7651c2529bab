import { addresses } from './addresses.ts';
import { type Pixel, toWorld, type View } from './projection.ts';
import { aheadOf, block, drawnZoom, type Street, streets, tile } from './streets.ts';

const light = {
  street: '#ffffff',
  avenue: '#fbe7a1',
  block: '#e9e6df',
  house: '#dfdad1',
  park: '#cfe8c6',
  tree: '#b5d8a8',
  text: '#5b5f66',
  halo: '#ffffff',
};

/** Like Google's own map in the dark. */
const dark: typeof light = {
  street: '#3d4654',
  avenue: '#5d5840',
  block: '#29313c',
  house: '#333c48',
  park: '#243b33',
  tree: '#2f4c40',
  text: '#c3cad5',
  halo: '#161b23',
};

const both = (part: keyof typeof light) => `light-dark(${light[part]}, ${dark[part]})`;

const colorsOf = {
  light,
  dark,
  /** As the page around it. */
  page: {
    street: both('street'),
    avenue: both('avenue'),
    block: both('block'),
    house: both('house'),
    park: both('park'),
    tree: both('tree'),
    text: both('text'),
    halo: both('halo'),
  },
};

const streetWidth = 38;
const side = block - streetWidth;
const lots = 5;
const housesFromZoom = 16;
/** Half the length of the longest name, in pixels. */
const margin = 100;

/** One block, `side` wide: a park, or houses in two rows around a courtyard. */
function drawBlock(column: number, row: number, hasHouses: boolean, colors: typeof light): string {
  const isPark = column === 2 && row === 1;
  const details: string[] = [];
  for (let lot = 0; hasHouses && lot < lots; lot++) {
    const x = (lot * side) / lots;
    for (const [line, depth] of [
      80 + ((column + lot * 3) % 4) * 10,
      80 + ((row + lot * 2) % 4) * 10,
    ].entries()) {
      const y = line === 0 ? 4 : side - depth - 4;
      details.push(
        isPark
          ? `<circle cx="${x + depth / 3}" cy="${y + depth / 2}" r="${depth / 5}" fill="${colors.tree}"/>`
          : `<rect x="${x + 3}" y="${y}" width="${side / lots - 6}" height="${depth}" fill="${colors.house}"/>`,
      );
    }
  }
  const [x, y] = [column, row].map((place) => place * block + streetWidth / 2);
  const ground = `<rect width="${side}" height="${side}" rx="6" fill="${isPark ? colors.park : colors.block}"/>`;
  return `<g transform="translate(${x} ${y})">${ground}${details.join('')}</g>`;
}

/** The drawing that repeats: four by four blocks between avenues. */
function drawTile(hasHouses: boolean, colors: typeof light): string {
  const places = [0, 1, 2, 3];
  const blocks = places.flatMap((row) => places.map((column) => drawBlock(column, row, hasHouses, colors)));
  const avenues = `<path d="M0 0H${tile}V${tile}H0Z" fill="none" stroke="${colors.avenue}" stroke-width="${streetWidth}"/>`;
  return `<rect width="${tile}" height="${tile}" fill="${colors.street}"/>${avenues}${blocks.join('')}`;
}

type Label = { readonly at: Pixel; readonly text: string; readonly isUp?: boolean };

/** The name of a street in every block, or every second one; from far away, once, and only of streets across. */
function namesOf(street: Street, zoom: number): readonly Label[] {
  const { name, middle, isAcross, houses } = street;
  const { x, y } = middle;
  if (zoom < 17 && !isAcross) return [];
  const step = zoom >= 18 ? 1 : zoom >= 17 ? 2 : houses.length;
  return houses.flatMap((_, index) => {
    if ((index - Math.floor(houses.length / 2)) % step !== 0) return [];
    const ahead = aheadOf(street, index);
    return [{ at: isAcross ? { x: x + ahead, y } : { x, y: y - ahead }, text: name, isUp: !isAcross }];
  });
}

/** What has room at a zoom: names of colonias, or of streets, or also the numbers of houses. */
function labelsAt(zoom: number): readonly Label[] {
  if (zoom < 12) return [];
  if (zoom < 16) {
    const colonias = new Set(streets.map(({ colonia }) => colonia));
    return [...colonias].map(({ name, centre }) => ({ at: toWorld(centre, drawnZoom), text: name }));
  }
  const houses = zoom < 18 ? [] : addresses;
  return [
    ...houses.map(({ location, number }) => ({ at: toWorld(location, drawnZoom), text: String(number) })),
    ...streets.flatMap((street) => namesOf(street, zoom)),
  ];
}

function drawLabels(view: View, colors: typeof light): string {
  const { zoom, width, height } = view;
  const scale = 2 ** (zoom - drawnZoom);
  const middle = toWorld(view, drawnZoom);
  const texts = labelsAt(zoom).flatMap(({ at, text, isUp }) => {
    const x = (at.x - middle.x) * scale + width / 2;
    const y = (at.y - middle.y) * scale + height / 2;
    if (x < -margin || y < -margin || x > width + margin || y > height + margin) return [];
    const turn = isUp ? ' rotate(-90)' : '';
    return [`<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn}">${text}</text>`];
  });
  return `<g fill="${colors.text}" stroke="${colors.halo}" stroke-width="3" paint-order="stroke" stroke-linejoin="round" font-family="Roboto, Helvetica, Arial, sans-serif" font-size="12" text-anchor="middle" dominant-baseline="central">${texts.join('')}</g>`;
}

/**
 * A fictitious city as the content of an `<svg>` element: one drawing that repeats, and the names and numbers of the known
 * addresses.
 */
export function drawCity(view: View, scheme: keyof typeof colorsOf): string {
  const { zoom, width, height } = view;
  const colors = colorsOf[scheme];
  // From far away the same drawing stands for larger parts of the city.
  const steps = Math.max(0, Math.ceil((15 - zoom) / 3)) * 3;
  const size = tile * 2 ** (zoom - drawnZoom + steps);
  const { x, y } = toWorld(view, zoom);
  const corner = `translate(${width / 2 - (x % size)} ${height / 2 - (y % size)}) scale(${size / tile})`;
  const pattern = `<pattern id="city" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" patternTransform="${corner}">${drawTile(zoom >= housesFromZoom, colors)}</pattern>`;
  const ground = `<rect width="${width}" height="${height}" fill="${colors.block}"/><rect width="${width}" height="${height}" fill="url(#city)"/>`;
  return `<defs>${pattern}</defs>${ground}${drawLabels(view, colors)}`;
}
