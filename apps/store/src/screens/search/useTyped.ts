import { useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';

/** Browsers refuse more than some hundred changes of the address within half a minute. */
const quietMs = 300;

/** In the query of `/buscar`: what was typed. */
const typedParam = 'q';

/** The typed text, and the text to search for, which may follow a slow phone's typing a little later. */
export function useTyped() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(() => params.get(typedParam) ?? '');
  useEffect(() => {
    const timer = setTimeout(() => {
      // A tapped result has the address already, and its screen may take a while: a change now would stop it.
      if (window.location.pathname !== paths.search) return;
      setParams(typed === '' ? {} : { [typedParam]: typed }, { replace: true, preventScrollReset: true });
    }, quietMs);
    return () => clearTimeout(timer);
  }, [typed, setParams]);
  return { typed, query: useDeferredValue(typed), setTyped };
}
