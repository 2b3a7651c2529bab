import { useEffect, useState } from 'react';

/** Whether a moment is past; renders again when it comes. False for null. */
export function useIsPast(momentMs: number | null): boolean {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    if (momentMs === null) return;
    const timer = setTimeout(() => setNowMs(Date.now()), Math.max(0, momentMs - Date.now()));
    return () => clearTimeout(timer);
  }, [momentMs]);
  return momentMs !== null && nowMs >= momentMs;
}
