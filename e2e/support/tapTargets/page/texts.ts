import { type Box, type Edge, edgesOfText, isSeen } from './visibility.ts';

export type Line = { readonly node: Text; readonly element: Element; readonly box: Box };

/** Every line of text, before clipping. */
export function linesIn(scope: Element): readonly Line[] {
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const seen = new Map<Element, boolean>();
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || !node.data.trim()) continue;
    if (/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION)$/.test(element.tagName)) continue;
    // Names on a map: the window and the sheet above it cut them.
    if (element.closest('[data-gmaps-sim] svg')) continue;
    if (!seen.has(element)) seen.set(element, isSeen(element));
    if (seen.get(element)) lines.push(...linesOf(node, element));
  }
  return lines;
}

function linesOf(node: Text, element: Element): readonly Line[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ left, top, right, bottom }) => ({ node, element, box: { left, top, right, bottom } }));
}

export const quote = ({ node }: Line): string => `«${node.data.trim().replace(/\s+/g, ' ').slice(0, 50)}»`;

/** The visible part of a line; none for a line that was scrolled away. */
export function shownPart(line: Line, edges: readonly Edge[]): Box | undefined {
  let { left, top, right, bottom } = line.box;
  for (const { box, x, y } of edges) {
    if (x !== 'free') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (y !== 'free') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : undefined;
}

/**
 * Lines with a part that no scrolling reveals. The space above and below the letters does not count: a quarter of the
 * height may be hidden.
 */
export function clippedLines(lines: readonly Line[]): readonly string[] {
  const known = new Map<Element, readonly Edge[]>();
  return lines.flatMap((line) => {
    const by = hiding(line, edgesOfText(line.element, known));
    if (!by || isCutOnPurpose(line)) return [];
    return [`the text ${quote(line)} is clipped by ${by}`];
  });
}

function hiding({ box }: Line, edges: readonly Edge[]): string | undefined {
  const slack = (box.bottom - box.top) / 4;
  const scrolled = { x: false, y: false };
  for (const { element, box: edge, x, y } of edges) {
    const sticksOutX = box.left < edge.left - 1 || box.right > edge.right + 1;
    const sticksOutY = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
    if (!scrolled.x && x === 'clips' && sticksOutX) return nameOf(element);
    if (!scrolled.y && y === 'clips' && sticksOutY) return nameOf(element);
    scrolled.x ||= x === 'scrolls';
    scrolled.y ||= y === 'scrolls';
  }
  const { clientWidth } = document.documentElement;
  if (!scrolled.x && (box.left < -1 || box.right > clientWidth + 1)) return 'the window';
  return undefined;
}

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''}`;

/** A deliberate ellipsis: screen readers get the whole text, and a tap shows it. */
function isCutOnPurpose({ node, element }: Line): boolean {
  for (
    let around: Element | null = element;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(around);
    if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') continue;
    const card = around.closest('a, button, li') ?? around;
    const links = [card, ...card.querySelectorAll('a, button')].filter((link) => link.matches('a, button'));
    return links.some((link) => wordsOf(link).includes(node.data.trim()));
  }
  return false;
}

/** What a screen reader says of a link or a button, with its description. */
function wordsOf(link: Element): string {
  const describedBy = link.getAttribute('aria-describedby') ?? '';
  const descriptions = describedBy.split(' ').map((id) => document.getElementById(id)?.textContent);
  return [link.getAttribute('aria-label'), link.textContent, ...descriptions].join(' ');
}
