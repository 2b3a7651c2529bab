export type Wanted = {
  readonly selector: string;
  /** The whole name, or a pattern. */
  readonly name?: string | undefined;
  readonly pattern?: string | undefined;
};

export type Spot =
  | { readonly kind: 'here'; readonly x: number; readonly y: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'covered'; readonly by: string };

/**
 * Runs inside the page. The position is the middle of the control's box, after it was scrolled into view: the tap
 * hits whatever is there.
 */
export function findControl({ selector, name, pattern }: Wanted): Spot {
  const nameOf = (element: HTMLElement) => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const named =
      element.getAttribute('aria-label') ??
      (labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') || element.innerText);
    return named.replace(/\s+/g, ' ').trim();
  };
  const isNamed = (element: HTMLElement) => {
    if (name !== undefined) return nameOf(element) === name;
    return pattern === undefined || new RegExp(pattern).test(nameOf(element));
  };
  const middleOf = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const hitAt = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y);
  const isMetAt = (element: HTMLElement) => {
    const hit = hitAt(middleOf(element));
    return element.contains(hit) || hit?.closest('label')?.control === element;
  };

  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      isNamed(element),
  );
  const [first] = all;
  if (!first) return { kind: 'missing' };
  const inSight = all.find(isMetAt);
  if (!inSight) first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const control = inSight ?? all.find(isMetAt);
  if (!control) {
    const hit = hitAt(middleOf(first));
    return { kind: 'covered', by: hit?.outerHTML.slice(0, 200) ?? 'nothing: it lies outside of the window' };
  }
  if (control.matches(':disabled, [aria-disabled=true]')) return { kind: 'disabled' };
  return { kind: 'here', ...middleOf(control) };
}
