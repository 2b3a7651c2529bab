import { tag } from './svg.ts';

export type Toast = {
  red: number;
  green: number;
  blue: number;
  frequency: number;
  cover: number;
  strength: number;
};

/** Shade turns towards red and brown, never towards grey. */
export const warmShade = tag(
  'feComponentTransfer',
  { in: 'light', result: 'light' },
  tag('feFuncR', { type: 'gamma', exponent: 0.66, amplitude: 1, offset: 0 }),
  tag('feFuncG', { type: 'gamma', exponent: 0.86, amplitude: 1, offset: 0 }),
  tag('feFuncB', { type: 'gamma', exponent: 1.05, amplitude: 1, offset: 0 }),
);

const noise = (frequency: number, seed: number, result: string, octaves = 3) =>
  tag('feTurbulence', { type: 'fractalNoise', baseFrequency: frequency, numOctaves: octaves, seed, result });

export const edges = ([frequency, reach]: readonly [number, number], seed: number) =>
  noise(frequency, seed + 3, 'edge-noise', 2) +
  tag('feDisplacementMap', {
    in: 'SourceGraphic',
    in2: 'edge-noise',
    scale: reach,
    xChannelSelector: 'R',
    yChannelSelector: 'G',
    result: 'body',
  });

export const toasted = (toast: Toast, index: number, seed: number) => {
  const sharpness = 5;
  const offset = -sharpness * (0.62 - toast.cover * 0.3);
  const alpha = `${sharpness * toast.strength} 0 0 0 ${offset * toast.strength}`;
  const matrix = `0 0 0 0 ${toast.red} 0 0 0 0 ${toast.green} 0 0 0 0 ${toast.blue} ${alpha}`;
  return (
    noise(toast.frequency, seed + 11 * (index + 1), `toast-noise-${index}`, 3) +
    tag('feColorMatrix', {
      in: `toast-noise-${index}`,
      type: 'matrix',
      values: matrix,
      result: `toast-raw-${index}`,
    }) +
    tag('feComposite', { in: `toast-raw-${index}`, in2: 'body', operator: 'in', result: `toast-${index}` }) +
    tag(
      'feMerge',
      { result: 'body' },
      tag('feMergeNode', { in: 'body' }),
      tag('feMergeNode', { in: `toast-${index}` }),
    )
  );
};

export const bumps = ([frequency, depth]: readonly [number, number], seed: number) =>
  noise(frequency, seed + 5, 'grain-noise') +
  tag('feColorMatrix', {
    in: 'grain-noise',
    type: 'matrix',
    values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0',
    result: 'grain-height',
  }) +
  tag('feComposite', {
    in: 'relief',
    in2: 'grain-height',
    operator: 'arithmetic',
    k1: 0,
    k2: 1 - depth,
    k3: depth,
    k4: 0,
    result: 'relief',
  });
