import { made, soft } from '../drawing/materials.ts';
import { around, loop, oval } from '../drawing/outline.ts';
import { painted, radial } from '../drawing/paint.ts';
import type { Random } from '../drawing/random.ts';
import { ellipse, group, line, path, repeat } from '../drawing/svg.ts';

const milk = '#fff3dc';
const poured = { ...soft(1) };

/** A heart poured in milk foam. */
export const heart = () =>
  group(
    poured,
    path(
      'M0 118C-70 70 -168 20 -150 -56C-134 -112 -40 -116 0 -52C40 -116 134 -112 150 -56C168 20 70 70 0 118Z',
      { fill: milk },
    ),
    line('M-96 -52C-84 -80 -40 -78 -20 -44M96 -52C84 -80 40 -78 20 -44', '#d9a467', 8, { opacity: 0.55 }),
    line('M-70 -16C-40 -30 -20 -6 0 18C20 -6 40 -30 70 -16', '#d9a467', 7, { opacity: 0.5 }),
  );

/** A fern poured in milk foam. */
export const fern = () =>
  group(
    poured,
    repeat(6, (index) => {
      const [y, half] = [-100 + index * 32, 66 + index * 21 - (index > 3 ? (index - 3) * 34 : 0)];
      return line(
        `M0 ${y + 22}C${-half * 0.5} ${y + 30} ${-half} ${y} ${-half * 0.92} ${y - 26}M0 ${y + 22}C${half * 0.5} ${y + 30} ${half} ${y} ${half * 0.92} ${y - 26}`,
        milk,
        17,
      );
    }),
    line('M0 -112V126', milk, 12),
    path('M0 -140C-34 -128 -30 -92 0 -80C30 -92 34 -128 0 -140Z', { fill: milk }),
  );

/** The pale crema around the edge of a coffee. */
export const crema = (colour: string) =>
  painted(
    oval(244, 170),
    radial(0.5, 0.5, 0.5, [0, colour, 0.1], [0.55, colour, 0.2], [0.84, colour, 0.85], [1, colour, 0.95]),
  );

/** Bubbles along the wall of the cup. */
export const bubbles = (random: Random, colour: string, count = 26) =>
  repeat(count, () => {
    const [x, y] = around(random.between(0, 360), 222 * random.between(0.9, 1), 150 * random.between(0.9, 1));
    const size = random.between(4, 12);
    return (
      ellipse(x, y, size, size * 0.75, { fill: colour, opacity: 0.55 }) +
      ellipse(x - size * 0.3, y - size * 0.25, size * 0.3, size * 0.22, { fill: '#ffffff', opacity: 0.9 })
    );
  });

/** A cloud of thick foam. */
export const cloud = (colour = '#fff3e0') =>
  group(
    made('cream'),
    path(
      loop([
        [-170, 10],
        [-150, -66],
        [-70, -104],
        [10, -92],
        [90, -108],
        [168, -50],
        [172, 30],
        [110, 88],
        [20, 104],
        [-70, 98],
        [-150, 70],
      ]),
      { fill: colour },
    ),
  );
