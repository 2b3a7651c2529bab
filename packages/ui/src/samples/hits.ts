/** For stories: what a finger meets. A click on an element passes also where something lies over it. */
export function hitAtMiddle(element: Element): Element | null {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && element.contains(hit) ? element : (hit?.closest('a, button') ?? hit);
}
