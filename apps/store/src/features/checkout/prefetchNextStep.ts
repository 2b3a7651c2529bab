import { useCart } from '../../shared/cart/cart.ts';
import type { Navigation } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { nextStep } from '../address/index.ts';
import { OrderOptions } from './options/OrderOptions.tsx';
import { useOptionsSection } from './optionsSection.ts';
import { loadChangedOrder, loadUnconfirmedOrder } from './outcomes.ts';

export const showOptions = (): void => useOptionsSection.setState({ Section: OrderOptions });

/**
 * Shows the optional fields of the cart, and prefetches the step that «Finalizar» leads to. A failed prefetch is
 * repeated by the tap.
 */
export function prefetchNextStep({ prefetch }: Navigation): void {
  showOptions();
  const { kind } = nextStep(useCart.getState().cart);
  if (kind === 'ready') {
    import('./submitOrder.ts').catch(() => undefined);
    loadChangedOrder().catch(() => undefined);
    loadUnconfirmedOrder().catch(() => undefined);
  }
  if (kind === 'needsAddress') prefetch(paths.address);
  if (kind === 'needsPhone') prefetch(paths.sms);
}
