import { type Material, made, soft } from './materials.ts';
import { at, group, path } from './svg.ts';

const shade = '#3a1805';

/** The soft shadow an outline throws to the lower right, and the dark line where it touches. */
export const shadowOf = (d: string, lift = 10, opacity = 0.42) =>
  at(lift * 0.7, lift, path(d, { fill: shade, opacity, ...soft(lift > 16 ? 20 : lift > 8 ? 12 : 7) })) +
  at(2, 4, path(d, { fill: shade, opacity: opacity * 0.9, ...soft(4) }));

/** A solid thing: its shadow, then its shape in a material. */
export const solid = (d: string, fill: string, material: Material, lift = 8) =>
  shadowOf(d, lift) + group(made(material), path(d, { fill }));
