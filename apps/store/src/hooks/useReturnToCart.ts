import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';

/** Returns to the cart: one step back where it is the entry before, or the history would hold it twice. */
export function useReturnToCart() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { from = paths.cart } = Object(state) as { from?: string };
  const isBefore = state !== null && from === paths.cart;
  const returnToCart = useCallback(
    () => void (isBefore ? navigate(-1) : navigate(paths.cart, { replace: true })),
    [isBefore, navigate],
  );
  return { from, returnToCart };
}
