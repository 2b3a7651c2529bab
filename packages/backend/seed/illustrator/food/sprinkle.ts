import { made, soft } from '../drawing/materials.ts';
import { around, blob, oval, type Point } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, ellipse, group, line, path, repeat } from '../drawing/svg.ts';

/** A pecan half, about 80 long, its furrows up. */
export function pecan(): string {
  const shell = 'M-42 0C-42 -20 -20 -28 0 -27C22 -28 44 -18 44 0C44 18 22 28 0 27C-20 28 -42 20 -42 0Z';
  const furrows = [-16, -9, 9, 16]
    .map((y) =>
      line(`M-30 ${y * 0.5}C-16 ${y * 1.25} 16 ${y * 1.25} 32 ${y * 0.5}`, '#4f260c', 3.4, { opacity: 0.75 }),
    )
    .join('');
  const middle = line('M-38 0C-10 -5 12 5 40 0', '#3d1c08', 6, { opacity: 0.85 });
  return shadowOf(shell, 8, 0.5) + group(made('nut'), path(shell, { fill: '#a8602a' }), furrows, middle);
}

/** Broken pieces of nut strewn around a point. */
export const nutCrumbs = (random: Random, count: number, reach: Point, colour = '#b97a3c') =>
  repeat(count, () => {
    const [x, y] = around(
      random.between(0, 360),
      reach[0] * random.between(0.1, 1),
      reach[1] * random.between(0.1, 1),
    );
    return at(
      x,
      y,
      shadowOf(oval(9, 7), 4, 0.45) +
        group(
          made('nut'),
          path(blob(random, random.between(8, 15), random.between(6, 11), 0.25, 7), {
            fill: random.chance(0.3) ? '#e6bd83' : colour,
          }),
        ),
      { turn: random.between(0, 180) },
    );
  });

/** A hazelnut, about 60 across. */
export const hazelnut = () =>
  shadowOf(oval(28, 27), 8, 0.5) +
  group(
    made('fruit'),
    path('M0 -32C20 -26 30 -10 28 8C24 28 -24 28 -28 8C-30 -10 -20 -26 0 -32Z', { fill: '#a9622c' }),
    ellipse(0, 17, 19, 9, { fill: '#d9ab74' }),
  );

/** Fine dust — sugar, cinnamon, cocoa — over an ellipse. */
export const dust = (random: Random, colour: string, count: number, rx: number, ry: number) =>
  group(
    { opacity: 0.85 },
    repeat(count, () => {
      const [x, y] = around(
        random.between(0, 360),
        rx * Math.sqrt(random.between(0, 1)),
        ry * Math.sqrt(random.between(0, 1)),
      );
      const size = random.between(1.2, 3.6);
      return ellipse(x, y, size, size * 0.85, { fill: colour, opacity: random.between(0.5, 1) });
    }),
  );

/** A veil of powdered sugar with its grains. */
export const sugar = (random: Random, rx: number, ry: number) =>
  ellipse(0, 0, rx * 0.8, ry * 0.8, { fill: '#ffffff', opacity: 0.34, ...soft(36) }) +
  dust(random, '#fffdf8', 260, rx, ry);

/** Long curls, of coconut or of chocolate. */
export const curls = (random: Random, count: number, reach: Point, colour: string) =>
  repeat(count, () => {
    const [x, y] = around(
      random.between(0, 360),
      reach[0] * random.between(0, 1),
      reach[1] * random.between(0, 1),
    );
    const bend = random.between(-14, 14);
    const d = `M-22 0C-10 ${bend} 10 ${bend} 22 0`;
    return at(
      x,
      y,
      at(3, 5, line(d, '#3a1805', 8, { opacity: 0.35, ...soft(2) })) +
        group(made('cream'), line(d, colour, 9)),
      { turn: random.between(0, 180) },
    );
  });

/** A sprig of mint: three leaves around their stem. */
export function mint(): string {
  const leaf = 'M0 0C-26 -14 -26 -46 0 -74C26 -46 26 -14 0 0Z';
  const veins = line('M0 -4V-64M0 -20L-11 -30M0 -20L11 -30M0 -36L-10 -46M0 -36L10 -46', '#d2efb0', 2, {
    opacity: 0.65,
  });
  const one = (turn: number, fill: string, size: number) =>
    at(0, 0, group(made('leaf'), path(leaf, { fill }), veins), { turn, size });
  return (
    at(0, -22, shadowOf(oval(46, 26), 8, 0.4)) +
    one(-58, '#3f8f3c', 0.9) +
    one(52, '#358236', 0.86) +
    one(-4, '#57a84a', 0.8)
  );
}

/** A chocolate sandwich cookie, about 110 across. */
export function cookie(): string {
  const disc = oval(54, 44);
  const teeth = repeat(30, (index) => {
    const [x, y] = around(index * 12, 52, 42);
    return ellipse(x, y, 6, 5, { fill: '#2f1b14' });
  });
  const stamp = repeat(10, (index) => {
    const [x, y] = around(index * 36, 32, 25);
    return ellipse(x, y, 5, 4, { fill: '#5a3a2c' });
  });
  const wafer = group(
    made('berry'),
    path(disc, { fill: '#2f1b14' }),
    teeth,
    line(oval(42, 33), '#553628', 3),
    stamp,
    line('M-14 0H14M0 -11V11', '#553628', 4),
  );
  return (
    at(0, 26, shadowOf(disc, 9, 0.5) + wafer) +
    at(0, 13, group(made('cream'), path(oval(51, 41), { fill: '#fff6e6' }))) +
    wafer
  );
}

/** A stick of cinnamon, about 200 long. */
export const cinnamonStick = () =>
  shadowOf('M-100 -12H100V12H-100Z', 10, 0.45) +
  group(
    made('nut'),
    path('M-100 -15H100V0H-100Z', { fill: '#9a5426' }),
    path('M-100 0H100V15H-100Z', { fill: '#86451c' }),
    line('M-98 1H98', '#4a2209', 4, { opacity: 0.8 }),
  ) +
  ellipse(100, -7, 5, 8, { fill: '#5a2a0e' }) +
  ellipse(100, 8, 5, 7, { fill: '#5a2a0e' });

/** A leaf strewn small: parsley, coriander. */
export const herbs = (random: Random, count: number, reach: Point) =>
  repeat(count, () => {
    const [x, y] = around(
      random.between(0, 360),
      reach[0] * random.between(0, 1),
      reach[1] * random.between(0, 1),
    );
    return at(
      x,
      y,
      shadowOf(oval(9, 8), 3, 0.35) +
        group(
          made('herb'),
          path('M0 14C-14 12 -18 2 -12 -4C-14 -14 -4 -18 0 -12C4 -18 14 -14 12 -4C18 2 14 12 0 14Z', {
            fill: random.pick(['#3f8f3c', '#5aa845', '#2f7a34']),
          }),
        ),
      { turn: random.between(0, 360) },
    );
  });
