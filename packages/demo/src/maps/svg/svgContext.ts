import type { Brush } from '../paint/brush.ts';
import { type Matrix, rotated, transformed, translated, unchangedMatrix } from './matrix.ts';
import { SvgPath, short } from './svgPath.ts';

type SavedState = { readonly matrix: Matrix; readonly openClips: number };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Records painting as SVG elements. It supports only what the painters use: text is always centred. */
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
  #matrix = unchangedMatrix;
  #openClips = 0;
  #clips = 0;
  #path = new SvgPath();

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
    this.#matrix = translated(this.#matrix, x, y);
  }

  rotate(angle: number) {
    this.#matrix = rotated(this.#matrix, angle);
  }

  beginPath() {
    this.#path = new SvgPath();
  }

  closePath() {
    this.#path.close();
  }

  moveTo(x: number, y: number) {
    this.#path.addCorner('M', ...transformed(this.#matrix, x, y));
  }

  lineTo(x: number, y: number) {
    this.#path.addCorner('L', ...transformed(this.#matrix, x, y));
  }

  /** Always a full circle. */
  arc(x: number, y: number, radius: number) {
    this.#path.addCircle(...transformed(this.#matrix, x, y), radius);
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

  #isVisible(): boolean {
    return this.#path.isIn(this.#width, this.#height);
  }

  #addText(text: string, x: number, y: number, paint: string) {
    const [a, b, c, d] = this.#matrix.map((value) => Number(value.toFixed(4)));
    const [right, down] = transformed(this.#matrix, x, y);
    const [, weight = '400', size] = /(?:(\d00) )?([\d.]+)px/.exec(this.font) ?? [];
    this.#elements.push(
      `<text transform="matrix(${a} ${b} ${c} ${d} ${short(right)} ${short(down)})" font-size="${size}" font-weight="${weight}" ${paint}>${escaped(text)}</text>`,
    );
  }
}
