import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A value that is removed after `lifeMs`; a new value restarts the timer, and `hold` pauses it.
 */
export function useTransient<Value>(lifeMs: number) {
  const [value, setValue] = useState<Value | null>(null);
  const timer = useRef<number>(undefined);

  const hold = useCallback(() => clearTimeout(timer.current), []);

  const hide = useCallback(() => {
    hold();
    setValue(null);
  }, [hold]);

  const release = useCallback(() => {
    hold();
    timer.current = window.setTimeout(() => setValue(null), lifeMs);
  }, [hold, lifeMs]);

  const show = useCallback(
    (next: Value) => {
      release();
      setValue(next);
    },
    [release],
  );

  useEffect(() => () => clearTimeout(timer.current), []);

  return { value, show, hide, hold, release };
}
