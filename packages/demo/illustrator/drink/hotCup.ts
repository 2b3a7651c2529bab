import { made, soft } from '../drawing/materials.ts';
import { loop, oval, thread } from '../drawing/outline.ts';
import { linear, painted, radial } from '../drawing/paint.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, clipped, ellipse, group, line, path, repeat } from '../drawing/svg.ts';
import type { CupWare } from './cups.ts';

const rim = { rx: 262, ry: 186 };
const body = 'M-262 0C-258 120 -206 246 -120 270C-60 286 60 286 120 270C206 246 258 120 262 0Z';

const petals = (band: string, accent: string) =>
  repeat(7, (index) => {
    const share = (index - 3) / 3.4;
    return at(
      share * 232,
      168 - share * share * 62,
      path('M0 26C-17 8 -15 -16 0 -28C15 -16 17 8 0 26Z', { fill: band }) +
        ellipse(0, 0, 5, 10, { fill: accent }),
      { turn: -share * 26 },
    );
  });

/** A wisp of steam rising from the cup. */
const steam = (x: number, sway: number) =>
  line(
    thread([
      [x, -20],
      [x + sway, -110],
      [x - sway * 0.6, -200],
      [x + sway * 0.5, -290],
      [x, -350],
    ]),
    '#ffffff',
    46,
    { opacity: 0.4, ...soft(20) },
  ) +
  line(
    thread([
      [x, -40],
      [x + sway, -120],
      [x - sway * 0.6, -205],
      [x + sway * 0.4, -280],
    ]),
    '#ffffff',
    16,
    { opacity: 0.34, ...soft(12) },
  );

/** A wide cup of something hot around the origin; `top` floats on the drink, drawn in the plane of its surface. */
export function hotCup(ware: CupWare, drink: readonly [light: string, deep: string], top: string): string {
  const handle = loop([
    [236, 34],
    [330, 8],
    [378, 58],
    [350, 132],
    [262, 172],
    [222, 176],
  ]);
  const surface = oval(rim.rx - 22, rim.ry - 20);
  const shadow = at(60, 216, ellipse(0, 0, 300, 120, { fill: '#3a1805', opacity: 0.5, ...soft(36) }));
  const glazed = linear(
    [0, 0.1],
    [1, 0.4],
    [0, '#ffffff', 0.34],
    [0.4, '#ffffff', 0],
    [0.72, '#5a2408', 0.1],
    [1, '#5a2408', 0.42],
  );
  return (
    shadow +
    group(made('ceramic'), line(handle, ware.glaze, 44)) +
    group(made('ceramic'), path(body, { fill: ware.glaze })) +
    clipped(
      body,
      group({ opacity: 0.9 }, petals(ware.band, ware.accent)),
      line('M-262 20C-220 214 220 214 262 20', ware.band, 9, { opacity: 0.85 }),
      painted(body, glazed),
    ) +
    group(made('ceramic'), path(oval(rim.rx, rim.ry), { fill: ware.glaze })) +
    path(oval(rim.rx - 13, rim.ry - 11), { fill: ware.inside }) +
    painted(
      oval(rim.rx - 13, rim.ry - 11),
      linear([0, 0], [1, 1], [0, '#4a1f08', 0.5], [0.6, '#4a1f08', 0.06]),
    ) +
    at(
      0,
      8,
      clipped(
        surface,
        painted(surface, radial(0.5, 0.45, 0.62, [0, drink[0]], [0.68, drink[0]], [1, drink[1]])),
        top,
        line(surface, '#3a1805', 22, { opacity: 0.4, ...soft(7) }),
      ),
    ) +
    line(`M-${rim.rx - 8} -10A${rim.rx - 6} ${rim.ry - 6} 0 0 1 -60 -${rim.ry - 10}`, '#ffffff', 9, {
      opacity: 0.85,
      ...soft(2),
    }) +
    steam(-96, 26) +
    steam(4, 30) +
    steam(104, 26)
  );
}

/** The saucer below a cup. */
export const saucer = ({ glaze, band, accent }: CupWare) =>
  at(
    0,
    224,
    at(16, 40, ellipse(0, 0, 400, 236, { fill: '#3a1805', opacity: 0.5, ...soft(36) })) +
      ellipse(0, 16, 424, 252, { fill: band }) +
      shadowOf(oval(400, 240), 5, 0.2) +
      group(made('ceramic'), path(oval(424, 252), { fill: glaze })) +
      line(oval(404, 236), band, 8, { opacity: 0.85 }) +
      line(oval(296, 168), accent, 4, { opacity: 0.7 }) +
      painted(oval(290, 164), radial(0.5, 0.5, 0.5, [0, '#4a1f08', 0.45], [1, '#4a1f08', 0.06])),
  );
