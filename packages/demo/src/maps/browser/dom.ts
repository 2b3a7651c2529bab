/** An element with styles set through the object model, which a strict Content-Security-Policy allows. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  styles: Partial<CSSStyleDeclaration>,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  Object.assign(created.style, styles);
  created.textContent = text;
  return created;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

export function svgElement(
  tag: 'svg' | 'path' | 'circle',
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const created = document.createElementNS(svgNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, String(value));
  return created;
}
