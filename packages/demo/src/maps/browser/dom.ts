const svgNamespace = 'http://www.w3.org/2000/svg';

export const svgElement = (tag: 'svg' | 'path'): SVGElement => document.createElementNS(svgNamespace, tag);

/** Styles are set through the object model, which a strict Content-Security-Policy allows. */
export function styled<Made extends HTMLElement | SVGElement>(
  made: Made,
  styles: Partial<CSSStyleDeclaration>,
): Made {
  Object.assign(made.style, styles);
  return made;
}

export const filling: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
};

const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The movement of an arrow key in pixels right and down; undefined for another key. */
export function arrowMove(key: string, pixels: number): readonly [right: number, down: number] | undefined {
  const direction = directions[key];
  return direction && [direction[0] * pixels, direction[1] * pixels];
}
