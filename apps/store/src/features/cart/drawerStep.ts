/**
 * A history entry for the open drawer: «back» closes the drawer instead of leaving home. The entry is marked
 * in `history.state` directly: for the router the location does not change.
 */
const mark = 'cartDrawer';

let isLeaving = false;

export const isOnDrawerStep = (): boolean => Object(window.history.state)[mark] === true;

export function takeDrawerStep(): void {
  window.history.pushState({ ...Object(window.history.state), [mark]: true }, '');
}

/** Does nothing on any other entry. `history.back()` is asynchronous, so a second call must not go back again. */
export function leaveDrawerStep(): void {
  if (isLeaving || !isOnDrawerStep()) return;
  isLeaving = true;
  const arrive = () => {
    isLeaving = false;
  };
  window.addEventListener('popstate', arrive, { once: true });
  window.history.back();
}
