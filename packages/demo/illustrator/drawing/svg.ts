import { hash } from './random.ts';

export type Attributes = Readonly<Record<string, string | number>>;

const rounded = (value: string | number) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value;

/** One SVG element as text. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${rounded(value)}"`);
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...children: readonly string[]) =>
  tag('g', attributes, ...children);

export const path = (d: string, attributes: Attributes) => tag('path', { d, ...attributes });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes) =>
  tag('ellipse', { cx, cy, rx, ry, ...attributes });

export const line = (d: string, stroke: string, width: number, attributes: Attributes = {}) =>
  path(d, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  });

export type Pose = { turn?: number; size?: number; squash?: number };

/** Moves a drawing made around the origin to its place. `turn` in degrees, `squash` flattens vertically. */
export const at = (x: number, y: number, drawing: string, { turn = 0, size = 1, squash = 1 }: Pose = {}) =>
  group(
    {
      transform: `translate(${rounded(x)} ${rounded(y)}) scale(1 ${squash}) rotate(${rounded(turn)}) scale(${rounded(size)})`,
    },
    drawing,
  );

/** Shows only what falls inside the outline. */
export function clipped(d: string, ...children: readonly string[]): string {
  const id = `clip-${hash(d)}`;
  return tag('clipPath', { id }, path(d, {})) + group({ 'clip-path': `url(#${id})` }, ...children);
}

/** `n` drawings one after another. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
