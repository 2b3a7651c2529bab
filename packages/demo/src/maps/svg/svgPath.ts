/** Decimals of coordinates: more are not visible. */
export const short = (value: number) => Number(value.toFixed(1));

/** How far outside the picture a shape may lie, in pixels, before it is left out. */
const margin = 20;

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** The `d` of an SVG path, and how far it reaches. All in pixels of the picture. */
export class SvgPath {
  #commands = '';
  #bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity];

  toString(): string {
    return this.#commands;
  }

  addCorner(command: 'M' | 'L', x: number, y: number): void {
    this.#extend(x, y);
    this.#commands += `${command}${short(x)} ${short(y)}`;
  }

  addCircle(x: number, y: number, radius: number): void {
    const r = short(radius);
    this.#extend(x - radius, y - radius);
    this.#extend(x + radius, y + radius);
    this.#commands += `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }

  close(): void {
    this.#commands += 'Z';
  }

  isIn(width: number, height: number): boolean {
    const [left, top, right, bottom] = this.#bounds;
    return right > -margin && bottom > -margin && left < width + margin && top < height + margin;
  }

  #extend(x: number, y: number): void {
    const [left, top, right, bottom] = this.#bounds;
    this.#bounds = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
}
