/** Visibility of elements, and their names in findings. */

/** An open dialog is modal: what is below it is not tappable. */
export const scope = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** Not for screen readers only: those texts have a box of one pixel. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around.matches('dialog, main, body')) break;
    const { width, height } = around.getBoundingClientRect();
    const { overflow, display } = getComputedStyle(around);
    const hidesItsContent = around === element ? display !== 'contents' : overflow !== 'visible';
    if ((width <= 1 || height <= 1) && hidesItsContent) return false;
  }
  return element.closest('[inert]') === null;
}

/** The tag and the first words. */
export function describe(element: Element): string {
  const name =
    element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
  const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const classes = element.getAttribute('class')?.split(' ')[0] ?? '';
  return `${kind}.${classes} «${name.trim().replace(/\s+/g, ' ').slice(0, 50)}»`;
}

export type Box = { left: number; top: number; right: number; bottom: number };

/** Whether an ancestor hides its overflow (`clips`) or scrolls it (`scrolls`). */
export type Edge = {
  readonly element: Element;
  readonly box: Box;
  readonly x: 'free' | 'clips' | 'scrolls';
  readonly y: 'free' | 'clips' | 'scrolls';
};

const kindOf = (overflow: string) => {
  if (overflow === 'visible') return 'free';
  return /auto|scroll/.test(overflow) ? 'scrolls' : 'clips';
};

/** The ancestors that clip an element, from the inside out; measured once. */
export function edgesAround(element: Element, known: Map<Element, readonly Edge[]>): readonly Edge[] {
  const parent = element.parentElement;
  if (!parent || parent === document.body || isLifted(element)) return [];
  const found = known.get(parent);
  if (found) return found;
  const own = edgeOf(parent);
  const outer = edgesAround(parent, known);
  const edges = own ? [own, ...outer] : outer;
  known.set(parent, edges);
  return edges;
}

/** The clips of a text: its own element may clip it too. */
export function edgesOfText(element: Element, known: Map<Element, readonly Edge[]>): readonly Edge[] {
  const own = edgeOf(element);
  return own ? [own, ...edgesAround(element, known)] : edgesAround(element, known);
}

function edgeOf(element: Element): Edge | undefined {
  const { overflowX, overflowY } = getComputedStyle(element);
  const [x, y] = [kindOf(overflowX), kindOf(overflowY)] as const;
  return x === 'free' && y === 'free' ? undefined : { element, box: boxOf(element), x, y };
}

/** An element with its own layer: the overflow of its ancestors does not affect it. */
const isLifted = (element: Element) =>
  element.matches('dialog:modal') || getComputedStyle(element).position === 'fixed';

export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** An opaque layer. */
export function layerOf(element: Element): Element | null {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around.matches('dialog, [popover], [role=listbox]')) return around;
    if (/fixed|sticky/.test(getComputedStyle(around).position)) return around;
  }
  return null;
}
