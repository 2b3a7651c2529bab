import { createContext, use, useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type Navigation = {
  /** Navigates without a page load. */
  readonly go: (to: string, state: unknown) => void;
  /** Prefetches the screen of an address, with its data; one tap can call it three times. Never throws. */
  readonly prefetch: (to: string) => void;
};

/** `app/StoreLinks.tsx` provides it: features know addresses, not each other's screens. */
export const NavigationContext = createContext<Navigation>({
  go: () => undefined,
  prefetch: () => undefined,
});

export const useNavigation = (): Navigation => use(NavigationContext);

/**
 * Navigates to a screen, which learns where from by default. A second call while the first is pending adds no second
 * history entry.
 */
export function useGoTo() {
  const navigate = useNavigate();
  const { pathname: from } = useLocation();
  return useCallback(
    (to: string, state: unknown = { from }) => void navigate(to, { state, replace: isHere(to) }),
    [navigate, from],
  );
}

/** `window.location` changes at once, the router's location only when the screen is rendered. */
const isHere = (to: string) =>
  to === window.location.pathname + window.location.search + window.location.hash;

/** Returns to the screen `path`: one step back where it is the entry before, or the history would hold it twice. */
export function useReturnTo(path: string) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { from = path } = Object(state) as { from?: string };
  const isBefore = state !== null && from === path;
  const goBack = useCallback(
    () => void (isBefore ? navigate(-1) : navigate(path, { replace: true })),
    [isBefore, navigate, path],
  );
  return { from, goBack };
}

export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
