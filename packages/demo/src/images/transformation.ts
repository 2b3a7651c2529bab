import { type Format, formatNamed } from './formats.ts';

export type Crop = 'scale' | 'fill' | 'fit' | 'limit';

/** The requested transformation. Sizes are final pixels, multiplied by `dpr_`. */
export type Transformation = {
  readonly width?: number;
  readonly height?: number;
  readonly crop: Crop;
  readonly quality: number | 'auto';
  /** Without it the address's extension decides. */
  readonly format?: Format | 'auto';
};

const largestSide = 2000;
const crops: readonly Crop[] = ['scale', 'fill', 'fit', 'limit'];
const knownOptions = new Set(['w', 'h', 'c', 'q', 'f', 'dpr']);

export const unchanged: Transformation = { crop: 'scale', quality: 'auto' };

function readNumber(
  text: string | undefined,
  pattern: RegExp,
  least: number,
  most: number,
): number | undefined {
  const value = Number(text);
  return text !== undefined && pattern.test(text) && value >= least && value <= most ? value : undefined;
}

/** Undefined when absent; `bad` for an invalid size. */
function readSize(text: string | undefined, density: number): number | undefined | 'bad' {
  if (text === undefined) return undefined;
  const size = readNumber(text, /^\d+$/, 1, largestSide);
  const pixels = size && Math.round(size * density);
  return pixels && pixels <= largestSide ? pixels : 'bad';
}

function readQuality(text = 'auto'): number | 'auto' | 'bad' {
  return text === 'auto' ? text : (readNumber(text, /^\d+$/, 1, 100) ?? 'bad');
}

function readFormat(text: string | undefined): Format | 'auto' | undefined | 'bad' {
  if (text === undefined || text === 'auto') return text;
  return formatNamed(text) ?? 'bad';
}

/**
 * Parses one segment of Cloudinary's syntax, such as `w_320,h_240,c_fill,q_auto,f_auto,dpr_2`. Undefined for an
 * unsupported option or value, or a size over 2000 pixels.
 */
export function parseTransformation(segment: string): Transformation | undefined {
  const options = new Map<string, string>();
  for (const option of segment.split(',')) {
    const [, name = '', value = ''] = /^([a-z]+)_(.+)$/.exec(option) ?? [];
    if (!knownOptions.has(name) || options.has(name)) return undefined;
    options.set(name, value);
  }
  const density = readNumber(options.get('dpr') ?? '1', /^\d(\.\d+)?$/, 0.5, 4);
  const crop = crops.find((known) => known === (options.get('c') ?? 'scale'));
  if (!density || !crop) return undefined;
  const width = readSize(options.get('w'), density);
  const height = readSize(options.get('h'), density);
  const quality = readQuality(options.get('q'));
  const format = readFormat(options.get('f'));
  if (width === 'bad' || height === 'bad' || quality === 'bad' || format === 'bad') return undefined;
  return { crop, quality, ...(width && { width }), ...(height && { height }), ...(format && { format }) };
}
