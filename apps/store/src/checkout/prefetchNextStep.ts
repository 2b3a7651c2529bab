import { nextCheckoutStep } from '@crepas/domain';
import { useAddress } from '../stores/address.ts';
import { useCart } from '../stores/cart.ts';

/** Fetches what «Finalizar» will lead to while the customer looks at the cart; what does not come is asked for then. */
export function prefetchNextStep(): void {
  const { saved, details } = useAddress.getState();
  const { kind } = nextCheckoutStep(useCart.getState().cart, saved, details);
  if (kind === 'ready') {
    import('./placement.ts').catch(() => undefined);
  }
  if (kind === 'needsAddress') {
    import('../screens/address/AddressScreen.tsx').catch(() => undefined);
  }
  if (kind === 'needsPhone') {
    import('../screens/sms/SmsScreen.tsx').catch(() => undefined);
    import('../services/phoneAuth.ts')
      .then(({ preparePhoneAuth }) => preparePhoneAuth())
      .catch(() => undefined);
  }
}
