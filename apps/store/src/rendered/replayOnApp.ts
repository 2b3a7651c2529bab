/**
 * Taps on the early cart, and its keyboard focus, go to the same controls of the app once it stands in its place. A control
 * that the app shows otherwise, such as «Finalizar» with another total, gets no tap.
 */
export function replayOnApp(early: HTMLElement): void {
  const tapped: string[] = [];
  let focused = '';
  const named = ({ target }: Event, kind: string) => {
    const control = target instanceof Element ? target.closest(kind) : null;
    return control ? nameOf(control) : '';
  };
  // Links work without the app.
  early.addEventListener('click', (event) => tapped.push(named(event, 'button')));
  early.addEventListener('focusin', (event) => {
    focused = named(event, 'a, button');
  });
  // Without another target the focus is lost, as when the control is removed.
  early.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget) focused = '';
  });
  const page = early.parentElement;
  if (!page) return;
  const observer = new MutationObserver(() => {
    if (early.isConnected) return;
    observer.disconnect();
    const controls = [...page.querySelectorAll<HTMLElement>('a, button')];
    const find = (name: string) => controls.find((control) => nameOf(control) === name);
    if (document.activeElement === document.body) find(focused)?.focus();
    // All are found before the first tap, which may change the page.
    for (const control of tapped.map(find)) control?.click();
  });
  observer.observe(page, { childList: true });
}

/** Two lines may be of the same product. */
function nameOf(control: Element): string {
  const line = control.closest('li');
  const index = line ? [...(line.parentElement?.children ?? [])].indexOf(line) : '';
  return `${index} ${control.getAttribute('aria-label') ?? control.textContent}`;
}
