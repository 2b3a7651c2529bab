import { made, soft } from '../drawing/materials.ts';
import type { Random } from '../drawing/random.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, clipped, ellipse, group, line, path, repeat } from '../drawing/svg.ts';

/** A ridged churro rolled in sugar, `length` long, around the origin. */
export function churro(random: Random, length: number, turn: number): string {
  const half = length / 2;
  const hull = `M${-half} -34C${-half * 0.3} -44 ${half * 0.4} -30 ${half} -36C${half + 22} -20 ${half + 22} 24 ${half} 38C${half * 0.3} 32 ${-half * 0.4} 46 ${-half} 34C${-half - 22} 20 ${-half - 22} -20 ${-half} -34Z`;
  const ridges = repeat(4, (index) => {
    const y = index * 19 - 28;
    const d = `M${-half - 4} ${y}C${-half * 0.3} ${y - 8} ${half * 0.4} ${y + 7} ${half + 4} ${y}`;
    return group(made('nut'), at(0, 0, line(d, index % 2 ? '#c27a33' : '#d39247', 20), { turn }));
  });
  const grains = repeat(90, () => {
    const size = random.between(1.6, 3.6);
    return ellipse(random.between(-half, half), random.between(-36, 36), size, size, {
      fill: random.chance(0.75) ? '#fff8ea' : '#9a5426',
      opacity: 0.9,
    });
  });
  return (
    shadowOf(hull, 14, 0.5, (drawing) => at(0, 0, drawing, { turn })) +
    group(made('fruit'), at(0, 0, path(hull, { fill: '#a5602a' }), { turn })) +
    ridges +
    at(
      0,
      0,
      clipped(hull, grains, line(`M${-half} 30H${half - 1}V31`, '#5a2408', 16, { opacity: 0.4, ...soft(7) })),
      { turn },
    )
  );
}
