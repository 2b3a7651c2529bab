import { bumps, edges, type Toast, toasted, warmShade } from './surfaceSteps.ts';
import { tag } from './svg.ts';

/** How a material reflects the single light, high on the upper left. */
type Surface = {
  /** How far the rounding reaches in from the edge, in pixels. */
  swell: number;
  /** How steep the rounding is. */
  height: number;
  /** Strength of the highlight, 0–1, and how small it is. */
  shine: number;
  tightness?: number;
  /** Bumps of the surface: their frequency and their depth. */
  grain?: readonly [frequency: number, depth: number];
  /** Irregular edges: frequency and reach in pixels. */
  ragged?: readonly [frequency: number, reach: number];
  /** Toasted patches: colour as three shares, frequency, and how much of the surface they take (0–1). */
  toast?: readonly Toast[];
  seed?: number;
  /** Margin around the shape in percent of its box: small for large shapes, whose filters are slow. */
  margin?: number;
};

const around = (margin: number) => ({
  x: `${-margin}%`,
  y: `${-margin}%`,
  width: `${100 + margin * 2}%`,
  height: `${100 + margin * 2}%`,
  'color-interpolation-filters': 'sRGB',
});
const lamp = tag('feDistantLight', { azimuth: 232, elevation: 52 });

/** A filter that gives a flat shape volume: rounded edges, bumps, toasted patches, a highlight. */
export function surface(id: string, options: Surface): string {
  const { swell, height, shine, tightness = 22, grain, ragged, toast = [], seed = 1, margin = 25 } = options;
  return tag(
    'filter',
    { id, ...around(margin) },
    ragged ? edges(ragged, seed) : tag('feOffset', { in: 'SourceGraphic', result: 'body' }),
    ...toast.map((patches, index) => toasted(patches, index, seed)),
    tag('feGaussianBlur', { in: 'body', stdDeviation: swell, result: 'relief' }),
    grain ? bumps(grain, seed) : '',
    tag(
      'feDiffuseLighting',
      {
        in: 'relief',
        surfaceScale: height,
        diffuseConstant: 0.9,
        'lighting-color': '#ffffff',
        result: 'light',
      },
      lamp,
    ),
    warmShade,
    tag('feComposite', {
      in: 'body',
      in2: 'light',
      operator: 'arithmetic',
      k1: 1.08,
      k2: 0.22,
      k3: 0,
      k4: 0,
      result: 'lit',
    }),
    tag(
      'feSpecularLighting',
      {
        in: 'relief',
        surfaceScale: height,
        specularConstant: shine,
        specularExponent: tightness,
        'lighting-color': '#fffaf0',
        result: 'glint',
      },
      lamp,
    ),
    tag('feComposite', {
      in: 'lit',
      in2: 'glint',
      operator: 'arithmetic',
      k1: 0,
      k2: 1,
      k3: 1,
      k4: 0,
      result: 'shown',
    }),
    tag('feComposite', { in: 'shown', in2: 'body', operator: 'in' }),
  );
}

/** A plain blur, named `blur-<pixels>`. */
export const blur = (pixels: number) =>
  tag(
    'filter',
    { id: `blur-${pixels}`, x: '-100%', y: '-150%', width: '300%', height: '400%' },
    tag('feGaussianBlur', { stdDeviation: pixels }),
  );
