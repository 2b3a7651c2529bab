import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

/** The way back for those who came to edit a line: to the cart, which is a page or lies over home (decision S6). */
export function useReturnToCart() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { from = paths.cart } = Object(state) as { from?: string };
  const [isReturning, setReturning] = useState(false);
  const returnToCart = () => {
    setReturning(true);
    return state !== null && from === paths.cart ? navigate(-1) : navigate(paths.cart, { replace: true });
  };
  return { from, isReturning, returnToCart };
}
