import { isSeen, layerOf } from './sight.ts';

/** A control, and the element that a finger aims at: a field without a box of its own is tapped by its label. */
export type Control = { readonly element: Element; readonly target: Element };

const tappable =
  'a[href], button, input, select, textarea, summary, ' +
  ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'menuitem', 'combobox', 'slider']
    .map((role) => `[role=${role}]`)
    .join(', ');

export function controlsIn(scope: Element): readonly Control[] {
  return [...scope.querySelectorAll(tappable)].flatMap((element) => {
    const target = targetOf(element);
    return target ? [{ element, target }] : [];
  });
}

function targetOf(element: Element): Element | undefined {
  if (isSeen(element)) return element;
  if (!(element instanceof HTMLInputElement)) return undefined;
  // Drawn by what stands around it: a transparent field over that takes the taps itself, a hidden one by its label.
  const label = [...(element.labels ?? [])].find((one) => one.contains(element));
  if (label) return isSeen(label) ? label : undefined;
  const around = element.parentElement;
  return around && isSeen(around) && element.getBoundingClientRect().height > 1 ? element : undefined;
}

/** A tap that lands here reaches the control. */
export const reaches = ({ element, target }: Control, hit: Element | null): boolean =>
  hit !== null && (target.contains(hit) || hit.closest('label')?.control === element);

/**
 * What a customer or a cook is expected to press: every button, tab and field. What may be smaller is a link within
 * text and what is ticked.
 */
export const isMain = ({ target }: Control): boolean =>
  target.matches('button, [data-kind], [role=tab], [role=option], select, textarea, input, label');

/**
 * Notices and lists of choices lie over the page on purpose: each goes by itself, or is put away by a tap. The bar of a
 * page that says something is none: what it covers is covered for good.
 */
export function passingLayersIn(scope: Element): readonly HTMLElement[] {
  return [...scope.querySelectorAll('[role=status], [role=alert], [role=listbox]')].flatMap((told) => {
    const layer = layerOf(told);
    const isNotice = layer === told || layer === told.parentElement;
    return layer instanceof HTMLElement && isNotice && !layer.matches('dialog') ? [layer] : [];
  });
}
