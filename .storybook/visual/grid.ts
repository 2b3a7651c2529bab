/** The pixels of a canvas: RGBA, row by row. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

/** The side of a cell in pixels, and of a window in cells. */
const cell = 8;
const windowSide = 4;

/**
 * Tolerances, of 255. Builds of Chromium thirteen versions apart differed by 25 per cell, where a line of text
 * was one pixel lower, and by 6 per window. A button moved by 4 px differs by 90, a colour 10 levels off by 10
 * (docs/decisions/0011).
 */
const bounds = { cell: 40, window: 8 };

/** The mean colour of each cell. Different antialiasing of an edge then makes no difference. */
export function shrink(picture: Pixels): Pixels {
  const columns = Math.ceil(picture.width / cell);
  const rows = Math.ceil(picture.height / cell);
  const small = { width: columns, height: rows, data: new Uint8ClampedArray(columns * rows * 4).fill(255) };
  for (const [index, x, y] of places(columns, rows)) {
    const colour = [0, 1, 2].map((channel) => mean(picture, x * cell, y * cell, cell, channel));
    small.data.set(colour, index * 4);
  }
  return small;
}

/** A description of where two shrunk pictures differ; undefined if they are equal. */
export function difference(expected: Pixels, actual: Pixels): string | undefined {
  if (expected.width !== actual.width || expected.height !== actual.height) return 'its size changed';
  if (isSame(expected, actual)) return undefined;
  const faults = [...places(actual.width, actual.height)].filter(([index, x, y]) =>
    [0, 1, 2].some(
      (channel) =>
        Math.abs(at(actual, index, channel) - at(expected, index, channel)) > bounds.cell ||
        Math.abs(windowMean(actual, x, y, channel) - windowMean(expected, x, y, channel)) > bounds.window,
    ),
  );
  if (faults.length === 0) return undefined;
  const [left, top] = [1, 2].map((axis) => Math.min(...faults.map((place) => place[axis] ?? 0)) * cell);
  return `${faults.length} of ${actual.width * actual.height} cells differ, the first from ${left} px, ${top} px on`;
}

/** The usual case on one machine. Otherwise most of a comparison's time is spent on equal windows. */
const isSame = (expected: Pixels, actual: Pixels) =>
  expected.data.every((value, index) => value === actual.data[index]);

/** At the right and bottom edges the window is moved inside, so that it always has the same number of cells. */
function windowMean(picture: Pixels, x: number, y: number, channel: number): number {
  const left = Math.max(0, Math.min(x, picture.width - windowSide));
  const top = Math.max(0, Math.min(y, picture.height - windowSide));
  return mean(picture, left, top, windowSide, channel);
}

/** The mean over a square, clipped at the right and bottom edges. */
function mean(
  { width, height, data }: Pixels,
  left: number,
  top: number,
  side: number,
  channel: number,
): number {
  let sum = 0;
  const right = Math.min(left + side, width);
  const bottom = Math.min(top + side, height);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) sum += data[(y * width + x) * 4 + channel] ?? 0;
  }
  return sum / ((right - left) * (bottom - top));
}

const at = ({ data }: Pixels, index: number, channel: number) => data[index * 4 + channel] ?? 0;

function* places(columns: number, rows: number): Generator<[index: number, x: number, y: number]> {
  for (let index = 0; index < columns * rows; index++) {
    yield [index, index % columns, Math.floor(index / columns)];
  }
}
