import { hash } from './random.ts';
import { type Attributes, path, tag } from './svg.ts';

/** `[offset 0–1, colour, opacity]` */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export type Gradient = { fill: string; definition: string };

const stopTags = (stops: readonly Stop[]) =>
  stops.map(([offset, colour, opacity = 1]) =>
    tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );

function gradient(
  kind: 'linearGradient' | 'radialGradient',
  attributes: Attributes,
  stops: readonly Stop[],
): Gradient {
  const id = `paint-${hash(kind + JSON.stringify([attributes, stops]))}`;
  return { fill: `url(#${id})`, definition: tag(kind, { id, ...attributes }, ...stopTags(stops)) };
}

/** From one corner of the shape to another; coordinates as shares of its box. */
export const linear = (
  from: readonly [number, number],
  to: readonly [number, number],
  ...stops: readonly Stop[]
) => gradient('linearGradient', { x1: from[0], y1: from[1], x2: to[0], y2: to[1] }, stops);

/** From a centre outwards; centre and radius as shares of the shape's box. */
export const radial = (cx: number, cy: number, r: number, ...stops: readonly Stop[]) =>
  gradient('radialGradient', { cx, cy, r }, stops);

/** A path filled with a gradient. Equal gradients share a name, so repeating the definition is harmless. */
export const painted = (d: string, { fill, definition }: Gradient, attributes: Attributes = {}) =>
  definition + path(d, { fill, ...attributes });
