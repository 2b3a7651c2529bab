import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Takes the customer to another screen: one step in the history, though it be asked for twice while it is coming. */
export function useGoTo() {
  const navigate = useNavigate();
  return useCallback(
    (to: string, state?: unknown) => void navigate(to, { state, replace: isHere(to) }),
    [navigate],
  );
}

/** The browser knows it at once, the router only when the screen is here. */
const isHere = (to: string) =>
  to === window.location.pathname + window.location.search + window.location.hash;
