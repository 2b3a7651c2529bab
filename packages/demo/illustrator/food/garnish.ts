import { made } from '../drawing/materials.ts';
import { around, oval } from '../drawing/outline.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, ellipse, group, line, path, repeat } from '../drawing/svg.ts';

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
