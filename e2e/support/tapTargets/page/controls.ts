import { isSeen, layerOf } from './visibility.ts';

/** A control and its tap target: a field without a box is tapped by its label. */
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
  // Styled by its surroundings: a transparent field receives the taps itself, a hidden one by its label.
  const label = [...(element.labels ?? [])].find((one) => one.contains(element));
  if (label) return isSeen(label) ? label : undefined;
  const around = element.parentElement;
  return around && isSeen(around) && element.getBoundingClientRect().height > 1 ? element : undefined;
}

/** Whether a tap here reaches the control. */
export const reaches = ({ element, target }: Control, hit: Element | null): boolean =>
  hit !== null && (target.contains(hit) || hit.closest('label')?.control === element);

/**
 * The main controls: every button, tab and field. Links within text and checkboxes may be smaller.
 */
export const isMain = ({ target }: Control): boolean =>
  target.matches('button, [data-kind], [role=tab], [role=option], select, textarea, input, label');

/**
 * Notices and suggestion lists may cover the page: each disappears by itself or by a tap. A bar with a permanent
 * message may not: what it covers is unreachable.
 */
export function passingLayersIn(scope: Element): readonly HTMLElement[] {
  return [...scope.querySelectorAll('[role=status], [role=alert], [role=listbox]')].flatMap((told) => {
    const layer = layerOf(told);
    const isNotice = layer === told || layer === told.parentElement;
    return layer instanceof HTMLElement && isNotice && !layer.matches('dialog') ? [layer] : [];
  });
}
