import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths, type StartedChoice } from '../../paths.ts';

/** Spec §9: milliseconds that «Producto Agregado» stays before the return home. */
const noticeMs = 500;

/** @param next of «Pedir otra vez»: another combo that lost a crepa */
export function useReturnHome(next: StartedChoice | null = null) {
  const navigate = useNavigate();
  const [isReturning, setReturning] = useState(false);

  useEffect(() => {
    if (!isReturning) return;
    const timer = setTimeout(() => {
      if (next) navigate(paths.add(next.again.product.id), { replace: true, state: next });
      else navigate(paths.home, { replace: true });
    }, noticeMs);
    return () => clearTimeout(timer);
  }, [isReturning, navigate, next]);

  return { isReturning, returnHome: () => setReturning(true) };
}
