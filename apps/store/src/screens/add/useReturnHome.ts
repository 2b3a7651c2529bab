import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

/** Spec §9: milliseconds that «Producto Agregado» stays before the return home. */
const noticeMs = 500;

export function useReturnHome() {
  const navigate = useNavigate();
  const [isReturning, setReturning] = useState(false);

  useEffect(() => {
    if (!isReturning) return;
    const timer = setTimeout(() => navigate(paths.home, { replace: true }), noticeMs);
    return () => clearTimeout(timer);
  }, [isReturning, navigate]);

  return { isReturning, returnHome: () => setReturning(true) };
}
