import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

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
