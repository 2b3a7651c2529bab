import type { Brush } from './paint/brush.ts';

type Matrix = readonly [number, number, number, number, number, number];
type SavedState = { readonly matrix: Matrix; readonly openClips: number };

const short = (value: number) => Number(value.toFixed(1));
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** How far outside the picture a shape may lie, in pixels, before it is left out. */
const margin = 20;

/** Records what is painted as SVG elements. Knows only what our painter uses: text is always centred. */
export class SvgContext implements Brush {
  fillStyle = '#000';
  strokeStyle = '#000';
  lineWidth = 1;
  font = '10px sans-serif';
  textAlign = 'center' as const;
  textBaseline = 'middle' as const;
  lineJoin = 'round' as const;
  lineCap = 'round' as const;

  readonly #width: number;
  readonly #height: number;
  readonly #elements: string[] = [];
  readonly #saved: SavedState[] = [];
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  #openClips = 0;
  #clips = 0;
  #path = '';
  #bounds: [number, number, number, number] = [0, 0, 0, 0];

  /** @param width and height of the picture in pixels */
  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  /** The SVG elements of everything painted so far. */
  toString(): string {
    return this.#elements.join('');
  }

  save() {
    this.#saved.push({ matrix: this.#matrix, openClips: this.#openClips });
    this.#openClips = 0;
  }

  restore() {
    this.#elements.push('</g>'.repeat(this.#openClips));
    const { matrix, openClips } = this.#saved.pop() ?? { matrix: this.#matrix, openClips: 0 };
    this.#matrix = matrix;
    this.#openClips = openClips;
  }

  translate(x: number, y: number) {
    const [a, b, c, d] = this.#matrix;
    this.#matrix = [a, b, c, d, ...this.#transformed(x, y)];
  }

  rotate(angle: number) {
    const [a, b, c, d, e, f] = this.#matrix;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.#matrix = [a * cos + c * sin, b * cos + d * sin, c * cos - a * sin, d * cos - b * sin, e, f];
  }

  beginPath() {
    this.#path = '';
    this.#bounds = [Infinity, Infinity, -Infinity, -Infinity];
  }

  closePath() {
    this.#path += 'Z';
  }

  moveTo(x: number, y: number) {
    this.#addCorner('M', x, y);
  }

  lineTo(x: number, y: number) {
    this.#addCorner('L', x, y);
  }

  /** Always a full circle. */
  arc(x: number, y: number, radius: number) {
    const [cx, cy] = this.#transformed(x, y);
    const r = short(radius);
    this.#extend(cx - radius, cy - radius);
    this.#extend(cx + radius, cy + radius);
    this.#path += `M${short(cx - radius)} ${short(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }

  fill() {
    if (this.#isVisible()) this.#elements.push(`<path fill="${this.fillStyle}" d="${this.#path}"/>`);
  }

  stroke() {
    if (!this.#isVisible()) return;
    this.#elements.push(
      `<path fill="none" stroke="${this.strokeStyle}" stroke-width="${short(this.lineWidth)}" stroke-linecap="round" stroke-linejoin="round" d="${this.#path}"/>`,
    );
  }

  clip() {
    const id = `clip${this.#clips++}`;
    this.#elements.push(
      `<clipPath id="${id}"><path d="${this.#path}"/></clipPath><g clip-path="url(#${id})">`,
    );
    this.#openClips++;
  }

  fillRect(x: number, y: number, width: number, height: number) {
    this.#elements.push(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${this.fillStyle}"/>`,
    );
  }

  fillText(text: string, x: number, y: number) {
    this.#addText(text, x, y, `fill="${this.fillStyle}"`);
  }

  strokeText(text: string, x: number, y: number) {
    this.#addText(text, x, y, `fill="none" stroke="${this.strokeStyle}" stroke-width="${this.lineWidth}"`);
  }

  #transformed(x: number, y: number): [number, number] {
    const [a, b, c, d, e, f] = this.#matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  #addCorner(command: 'M' | 'L', x: number, y: number) {
    const [right, down] = this.#transformed(x, y);
    this.#extend(right, down);
    this.#path += `${command}${short(right)} ${short(down)}`;
  }

  #extend(x: number, y: number) {
    const [left, top, right, bottom] = this.#bounds;
    this.#bounds = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }

  #isVisible(): boolean {
    const [left, top, right, bottom] = this.#bounds;
    return right > -margin && bottom > -margin && left < this.#width + margin && top < this.#height + margin;
  }

  #addText(text: string, x: number, y: number, paint: string) {
    const [a, b, c, d] = this.#matrix.map((value) => Number(value.toFixed(4)));
    const [right, down] = this.#transformed(x, y);
    const [, weight = '400', size] = /(?:(\d00) )?([\d.]+)px/.exec(this.font) ?? [];
    this.#elements.push(
      `<text transform="matrix(${a} ${b} ${c} ${d} ${short(right)} ${short(down)})" font-size="${size}" font-weight="${weight}" ${paint}>${escaped(text)}</text>`,
    );
  }
}
