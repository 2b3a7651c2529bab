import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

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
