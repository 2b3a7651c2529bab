import type { Choice, ProductId } from '@crepas/domain';
import { useLocation } from 'react-router';
import { useHydrated } from '../../hooks/useHydrated.ts';

/** A choice that «Pedir otra vez» could not complete, and what the customer is told about it. */
export type StartedChoice = { readonly again: Choice; readonly note: string };

/** From the history's entry, which survives a reload: the server does not know it. Null for every other visit. */
export function useStartedChoice(id: ProductId): StartedChoice | null {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const started = Object(state) as Partial<StartedChoice>;
  return isHydrated && started.again?.product.id === id ? (started as StartedChoice) : null;
}
