/** Scrolls the bar only, never the page. */
export function centreInBar(bar: HTMLElement, item: Element) {
  const room = bar.getBoundingClientRect();
  const { left, width } = item.getBoundingClientRect();
  bar.scrollTo({ left: bar.scrollLeft + left - room.left - (room.width - width) / 2 });
}
