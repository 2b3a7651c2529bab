/** Moves the focus to the screen's heading, unless an element of the screen has it already. */
export function focusHeading(): void {
  const screen = document.querySelector('main');
  const heading = screen?.querySelector('h1') ?? screen;
  if (!heading || screen?.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  // No focus ring: the heading is focused for screen readers, and nothing can be done with it.
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
