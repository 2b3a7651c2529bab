import { focusHeading } from './focusHeading.ts';

/**
 * The `ref` of what an action takes away, with the focus in it: the focus goes to the screen's heading. Otherwise Tab would begin at the
 * page's first link.
 */
export const focusAfterRemoval = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) restoreLostFocus();
};

/** In the next frame. For a dialog that returns the focus to a button that is gone by then. */
export function restoreLostFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}
