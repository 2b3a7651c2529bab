import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Navigates to a screen. A second call while the first is pending adds no second history entry. */
export function useGoTo() {
  const navigate = useNavigate();
  return useCallback(
    (to: string, state?: unknown) => void navigate(to, { state, replace: isHere(to) }),
    [navigate],
  );
}

/** `window.location` changes at once, the router's location only when the screen is rendered. */
const isHere = (to: string) =>
  to === window.location.pathname + window.location.search + window.location.hash;
