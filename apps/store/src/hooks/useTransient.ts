import { useCallback, useEffect, useRef, useState } from 'react';

/** A value that goes by itself after `lifeMs`; showing another starts the clock anew. */
export function useTransient<Value>(lifeMs: number) {
  const [value, setValue] = useState<Value | null>(null);
  const timer = useRef<number>(undefined);

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setValue(null);
  }, []);

  const show = useCallback(
    (next: Value) => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setValue(null), lifeMs);
      setValue(next);
    },
    [lifeMs],
  );

  useEffect(() => () => clearTimeout(timer.current), []);

  return { value, show, hide };
}
