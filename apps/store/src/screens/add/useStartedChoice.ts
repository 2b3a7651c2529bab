import type { ProductId } from '@crepas/domain';
import { useLocation } from 'react-router';
import { useHydrated } from '../../hooks/useHydrated.ts';
import type { StartedChoice } from '../../paths.ts';

/** From the history's entry, which survives a reload: the server does not know it. Null for every other visit. */
export function useStartedChoice(id: ProductId): StartedChoice | null {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const started = Object(state) as Partial<StartedChoice>;
  return isHydrated && started.again?.product.id === id ? (started as StartedChoice) : null;
}
