import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

/** Returns from editing a line to the cart: the page, or the drawer at home (decision S6). */
export function useReturnToCart() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { from = paths.cart } = Object(state) as { from?: string };
  const returnToCart = () =>
    state !== null && from === paths.cart ? navigate(-1) : navigate(paths.cart, { replace: true });
  return { from, returnToCart };
}
