import { linear, painted, radial } from '../drawing/paint.ts';
import { randomFrom } from '../drawing/random.ts';
import { group, line, repeat, tag } from '../drawing/svg.ts';

export type Hue = { wood: string; grain: string; cloth: string; stripes: readonly [string, string, string] };

/** One soft hue per category, with the same warm light. */
export const hues = {
  dulces: { wood: '#f7e2c3', grain: '#b8763a', cloth: '#fff4df', stripes: ['#c62b47', '#f2b544', '#2f7f8f'] },
  saladas: {
    wood: '#d9dfc0',
    grain: '#7d8452',
    cloth: '#fbf3dd',
    stripes: ['#1f7a4d', '#f2b544', '#c4552d'],
  },
  combos: { wood: '#f3cfae', grain: '#b0683a', cloth: '#fff1db', stripes: ['#2b5d9b', '#f2b544', '#c62b47'] },
  waffles: {
    wood: '#fbe5ac',
    grain: '#c08b32',
    cloth: '#fffaf0',
    stripes: ['#e08a2c', '#c62b47', '#f2b544'],
  },
  calientes: {
    wood: '#e8cbb0',
    grain: '#8f5a37',
    cloth: '#f9ead6',
    stripes: ['#8a3b22', '#f2b544', '#2f7f8f'],
  },
  frias: { wood: '#cde6df', grain: '#5f9a94', cloth: '#fffaf0', stripes: ['#2b8a9b', '#f2b544', '#e0567a'] },
  postres: {
    wood: '#f8d6d0',
    grain: '#bb7469',
    cloth: '#fff6ee',
    stripes: ['#c62b47', '#e99ab0', '#f2b544'],
  },
} as const satisfies Record<string, Hue>;

export type HueName = keyof typeof hues;

export const canvas = { width: 1200, height: 900 };

/** Long wood grain in one colour, as a filter over a rectangle. */
export const grainFilter = (id: string, colour: string) => {
  const [red, green, blue] = [1, 3, 5].map(
    (start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255,
  );
  return tag(
    'filter',
    { id, x: 0, y: 0, width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
    tag('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.0028 0.055', numOctaves: 4, seed: 7 }),
    tag('feColorMatrix', {
      type: 'matrix',
      values: `0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 2.6 0 0 0 -1.12`,
    }),
  );
};

/** The painted boards of the table. */
export function table(name: HueName, width = canvas.width, height = canvas.height): string {
  const { wood, grain } = hues[name];
  const random = randomFrom(`table-${name}`);
  const board = 208;
  const area = { x: 0, y: 0, width, height };
  const boards = repeat(Math.ceil(height / board) + 1, (index) => {
    const y = index * board - 70;
    const tone = random.pick(['#ffffff', '#7a4a20', '#fff3d8']);
    return (
      tag('rect', { x: 0, y, width, height: board, fill: tone, opacity: random.between(0.02, 0.1) }) +
      line(`M0 ${y}H${width}`, '#6b3c18', 5, { opacity: 0.28 }) +
      line(`M0 ${y + 5}H${width}`, '#ffffff', 3, { opacity: 0.4 })
    );
  });
  return (
    grainFilter(`grain-${name}`, grain) +
    tag('rect', { ...area, fill: wood }) +
    group(
      { transform: `rotate(-7 ${width / 2} ${height / 2}) translate(-100 0) scale(1.16 1)` },
      boards,
      tag('rect', { ...area, y: -150, height: height + 300, filter: `url(#grain-${name})`, opacity: 0.5 }),
    )
  );
}

/** Evening light over the whole picture: bright upper left, falling off to the corners. */
export function light(width = canvas.width, height = canvas.height): string {
  const all = `M0 0H${width}V${height}H0Z`;
  return (
    painted(all, radial(0.16, 0.06, 0.75, [0, '#fff3d0', 0.3], [0.5, '#fff0cc', 0.08], [1, '#fff0cc', 0])) +
    painted(all, radial(0.46, 0.44, 0.78, [0.62, '#4a1f08', 0], [1, '#4a1f08', 0.2])) +
    painted(all, linear([0, 0], [1, 1], [0.55, '#7a2f10', 0], [1, '#7a2f10', 0.07]))
  );
}
