import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Takes the customer to another screen: one step in the history, though it be asked for twice while that screen is coming. */
export function useGoTo() {
  const navigate = useNavigate();
  return useCallback(
    (path: string, state?: unknown) => navigate(path, { state, replace: window.location.pathname === path }),
    [navigate],
  );
}
