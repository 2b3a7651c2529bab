import { createContext } from 'react';
import { UNSAFE_createBrowserHistory } from 'react-router';

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];

/**
 * Decides about a navigation to another path. Returning true stops it, and `proceed` makes it later.
 *
 * @param pathname of the next place
 */
type LeaveGuard = (pathname: string, proceed: () => void) => boolean;

export type GuardedHistory = {
  readonly history: BrowserHistory;
  /** Returns the function that removes the guard. */
  readonly guard: (guard: LeaveGuard) => () => void;
};

/**
 * The browser's history with a guard for unsaved changes. `useBlocker` needs the router's data router, which no
 * screen uses otherwise.
 */
export function createGuardedHistory(
  history: BrowserHistory = UNSAFE_createBrowserHistory({ v5Compat: true }),
): GuardedHistory {
  let guard: LeaveGuard | null = null;
  /** The next `popstate` is one that the guard allowed. */
  let isAllowed = false;

  const stops = (pathname: string, proceed: () => void) =>
    pathname !== history.location.pathname && (guard?.(pathname, proceed) ?? false);
  const pathOf = (to: Parameters<BrowserHistory['push']>[0]) => history.createURL(to).pathname;

  return {
    guard(next) {
      guard = next;
      return () => {
        if (guard === next) guard = null;
      };
    },
    history: {
      get action() {
        return history.action;
      },
      get location() {
        return history.location;
      },
      createHref: history.createHref,
      createURL: history.createURL,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push(to, state) {
        const go = () => history.push(to, state);
        if (!stops(pathOf(to), go)) go();
      },
      replace(to, state) {
        const go = () => history.replace(to, state);
        if (!stops(pathOf(to), go)) go();
      },
      listen: (listener) => history.listen(withGuard(listener)),
    },
  };

  /** A `popstate` comes after the address has changed: a stopped one is undone, and done again if it is allowed. */
  function withGuard(listener: Listener): Listener {
    let shown = history.location.pathname;
    /** How far the address is from what is shown. A second `popstate` can come before the first one is undone. */
    let away = 0;
    return (update) => {
      const { action, delta, location: next } = update;
      if (action === 'POP' && delta !== null && !isAllowed) {
        const isUndo = Math.sign(delta) * away < 0;
        away += delta;
        // Chrome merges two quick moves back into one.
        if (isUndo) return away === 0 ? undefined : history.go(-away);
        const target = away;
        const proceed = () => {
          isAllowed = true;
          history.go(target);
        };
        if (next.pathname !== shown && guard?.(next.pathname, proceed)) return history.go(-delta);
      }
      isAllowed = false;
      away = 0;
      shown = next.pathname;
      listener(update);
    };
  }
}

export const LeaveGuardContext = createContext<GuardedHistory['guard']>(() => () => {});
