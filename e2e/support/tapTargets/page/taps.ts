import { type Control, isMain, reaches } from './controls.ts';
import { boxOf, describe, type Edge, edgesAround } from './visibility.ts';

/** CSS pixels: WCAG 2.2 AA (2.5.8) for everything, AAA (2.5.5) for the main controls. */
const smallest = { any: 24, main: 44 };

/** The faults of a tap target. Scrolls to it. */
export function tapFindings(control: Control): readonly string[] {
  const { target } = control;
  scrollToMiddle(target);
  const name = describe(target);
  const middle = middleOf(target);
  const hit = document.elementFromPoint(middle.x, middle.y);
  if (!reaches(control, hit)) {
    return [`${name} is covered at its middle by ${hit ? describe(hit) : 'the edge of the window'}`];
  }
  const least = isMain(control) ? smallest.main : smallest.any;
  const small = narrowSides(control, middle, least);
  const cut = cutSides(target);
  return [
    ...(small.length > 0 ? [`${name} takes taps on less than ${least} px: ${small.join(', ')}`] : []),
    ...cut.map((by) => `${name} is cut off by ${by}`),
  ];
}

/** A field's scroll margin, which keeps it above the bottom bar, leaves it above the middle: the page scrolls by the rest. */
function scrollToMiddle(target: Element): void {
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { top, bottom } = target.getBoundingClientRect();
  const above = document.documentElement.clientHeight / 2 - (top + bottom) / 2;
  if (above > 0 && !target.closest('dialog')) scrollBy({ top: -above, behavior: 'instant' });
}

/** For a link over two lines, the middle of the longer line: another text is between them. */
function middleOf(target: Element) {
  const [longest] = [...target.getClientRects()].sort((a, b) => b.width - a.width);
  const { left, top, width, height } = longest ?? target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * The sides on which the tap target is too small. Hit testing instead of boxes: a target may be larger than its box
 * (a card whose link covers it) or smaller (its edge is covered).
 */
function narrowSides(control: Control, { x, y }: { x: number; y: number }, least: number): readonly string[] {
  const reach = least / 2 - 0.75;
  const sides = { left: [-reach, 0], right: [reach, 0], above: [0, -reach], below: [0, reach] } as const;
  return Object.entries(sides)
    .filter(([, [dx, dy]]) => !reaches(control, document.elementFromPoint(x + dx, y + dy)))
    .map(([side]) => side);
}

/** The window, and the ancestors that hide a part of it after scrolling. */
function cutSides(target: Element): readonly string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const scroller = document.scrollingElement ?? document.documentElement;
  const isInFlow = scroller.contains(target) && !target.closest('dialog:modal');
  const window: Edge = {
    element: document.body,
    box: { left: 0, top: 0, right: clientWidth, bottom: clientHeight },
    x: 'clips',
    y: isInFlow ? 'scrolls' : 'clips',
  };
  const box = boxOf(target);
  return [...edgesAround(target, new Map()), window].flatMap(({ element, box: edge, x, y }) => {
    const tooWide = box.left < edge.left - 1 || box.right > edge.right + 1;
    const tooHigh = box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
    const isWider = box.right - box.left > edge.right - edge.left;
    const isHigher = box.bottom - box.top > edge.bottom - edge.top;
    const cutsX = x !== 'free' && tooWide && !(x === 'scrolls' && isWider);
    const cutsY = y !== 'free' && tooHigh && !(y === 'scrolls' && isHigher);
    const side = [cutsX && 'sideways', cutsY && 'up or down'].filter(Boolean).join(' and ');
    if (!side) return [];
    return [element === document.body ? `the window, ${side}` : `${describe(element)}, ${side}`];
  });
}
