/** For stories: the element at the centre of another one. Testing Library's click ignores covering elements. */
export function hitAtMiddle(element: Element): Element | null {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && element.contains(hit) ? element : (hit?.closest('a, button') ?? hit);
}
