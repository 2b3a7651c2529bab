/**
 * A step of the browser's history for the open drawer: the way back closes it instead of leaving home. It is marked
 * in the history's own state, past the router, for which nothing moves.
 */
const mark = 'cartDrawer';

let isLeaving = false;

export const isOnDrawerStep = (): boolean => Object(window.history.state)[mark] === true;

export function takeDrawerStep(): void {
  window.history.pushState({ ...Object(window.history.state), [mark]: true }, '');
}

/** Does nothing anywhere else. The browser takes its time, and must not be told twice. */
export function leaveDrawerStep(): void {
  if (isLeaving || !isOnDrawerStep()) return;
  isLeaving = true;
  const arrive = () => {
    isLeaving = false;
  };
  window.addEventListener('popstate', arrive, { once: true });
  window.history.back();
}
