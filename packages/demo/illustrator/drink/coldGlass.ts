import { soft } from '../drawing/materials.ts';
import { linear, painted, type Stop } from '../drawing/paint.ts';
import type { Random } from '../drawing/random.ts';
import { at, clipped, ellipse, line, path, repeat, tag } from '../drawing/svg.ts';
import { ice, iceCube } from './ice.ts';
import { straw } from './straw.ts';

const top = { y: -290, rx: 176, ry: 62 };
const bottom = { y: 300, rx: 122, ry: 42 };
const wall = (inset: number, fromY: number) => {
  const share = (fromY - top.y) / (bottom.y - top.y);
  const rx = top.rx + (bottom.rx - top.rx) * share - inset;
  const ry = top.ry + (bottom.ry - top.ry) * share - inset * 0.35;
  return `M${-rx} ${fromY}A${rx} ${ry} 0 0 1 ${rx} ${fromY}L${bottom.rx - inset} ${bottom.y - inset}A${bottom.rx - inset} ${bottom.ry - inset * 0.35} 0 0 1 ${-bottom.rx + inset} ${bottom.y - inset}Z`;
};
const outer = wall(0, top.y);

const dew = (random: Random) =>
  repeat(34, () => {
    const [x, y, size] = [random.between(-150, 150), random.between(-210, 270), random.between(2.5, 8)];
    return (
      ellipse(x + 1.5, y + 2, size, size * 1.25, { fill: '#3a1805', opacity: 0.2 }) +
      ellipse(x, y, size, size * 1.25, { fill: '#ffffff', opacity: 0.35 }) +
      ellipse(x - size * 0.3, y - size * 0.4, size * 0.34, size * 0.4, { fill: '#ffffff', opacity: 0.95 })
    );
  });

export type ColdDrink = {
  /** From the surface down. */
  liquid: readonly Stop[];
  surface: string;
  straw: string;
  ice: boolean;
  /** Painted inside the glass, behind its wall: streaks of sauce, leaves, slices. */
  inside?: string;
  /** Standing on the surface or on the rim. */
  above?: string;
};

/** A tall glass around the origin, 350 wide and 650 high. */
export function coldGlass(random: Random, drink: ColdDrink): string {
  const level = -216;
  const liquid = wall(15, level);
  const glow = drink.liquid.at(-1)?.[1] ?? '#ffffff';
  const shine = linear(
    [0, 0],
    [1, 0],
    [0, '#ffffff', 0.5],
    [0.1, '#ffffff', 0.1],
    [0.5, '#ffffff', 0],
    [0.86, '#4a1f08', 0.12],
    [0.95, '#ffffff', 0.35],
    [1, '#4a1f08', 0.3],
  );
  return (
    at(
      86,
      312,
      ellipse(0, 0, 210, 64, { fill: '#3a1805', opacity: 0.5, ...soft(36) }) +
        ellipse(40, 6, 120, 34, { fill: glow, opacity: 0.75, ...soft(20) }),
    ) +
    ellipse(0, 302, 138, 46, { fill: '#3a1805', opacity: 0.5, ...soft(12) }) +
    path(outer, { fill: '#ffffff', opacity: 0.3 }) +
    ellipse(0, top.y, top.rx, top.ry, { fill: '#ffffff', opacity: 0.28 }) +
    line(`M${-top.rx} ${top.y}A${top.rx} ${top.ry} 0 0 1 ${top.rx} ${top.y}`, '#ffffff', 5, {
      opacity: 0.8,
    }) +
    painted(liquid, linear([0, 0], [0, 1], ...drink.liquid)) +
    clipped(liquid, drink.inside ?? '', drink.ice ? ice(random, level) : '') +
    painted(
      liquid,
      linear(
        [0, 0],
        [1, 0],
        [0, '#3a1205', 0.34],
        [0.2, '#ffffff', 0.08],
        [0.6, '#ffffff', 0],
        [1, '#3a1205', 0.38],
      ),
    ) +
    ellipse(0, level, 150, 50, { fill: drink.surface }) +
    line('M-148 -214A150 50 0 0 0 148 -214', '#ffffff', 5, { opacity: 0.55, ...soft(1) }) +
    clipped(`M-400 -900H400V${level + 30}H-400Z`, straw(46, drink.straw)) +
    (drink.ice
      ? at(-66, level - 18, iceCube(random), { turn: 12 }) +
        at(70, level - 8, iceCube(random), { turn: -20, size: 0.9 }) +
        at(10, level + 14, iceCube(random), { turn: 34, size: 0.85 })
      : '') +
    painted(outer, shine) +
    tag('path', {
      d: 'M-138 -220L-104 250',
      stroke: '#ffffff',
      'stroke-width': 20,
      'stroke-linecap': 'round',
      opacity: 0.5,
      ...soft(4),
    }) +
    clipped(outer, dew(random)) +
    line(`M${-top.rx} ${top.y}A${top.rx} ${top.ry} 0 0 0 ${top.rx} ${top.y}`, '#ffffff', 7, {
      opacity: 0.9,
    }) +
    line('M-118 300A122 42 0 0 0 118 300', '#ffffff', 8, { opacity: 0.7, ...soft(2) }) +
    (drink.above ?? '')
  );
}
