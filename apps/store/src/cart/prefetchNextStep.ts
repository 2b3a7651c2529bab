import { useCart } from '../stores/cart.ts';
import { nextStep } from '../stores/fulfilment.ts';
import { OrderOptions } from './options/OrderOptions.tsx';
import { useOptionsSection } from './optionsSection.ts';
import { loadChangedOrder, loadUnconfirmedOrder } from './outcomes.ts';

/**
 * Shows the optional fields of the cart, and prefetches the step that «Finalizar» leads to. A failed prefetch is
 * repeated by the tap.
 */
export function prefetchNextStep(): void {
  useOptionsSection.setState({ Section: OrderOptions });
  const { kind } = nextStep(useCart.getState().cart);
  if (kind === 'ready') {
    import('../checkout/submitOrder.ts').catch(() => undefined);
    loadChangedOrder().catch(() => undefined);
    loadUnconfirmedOrder().catch(() => undefined);
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
