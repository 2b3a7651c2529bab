import type { OrderState } from '@crepas/domain';
import { stateTabCopy } from './copy.ts';

/** The keys are in the URL, so that a reload or a new sign-in shows the same tab. */
export const orderTabs = [
  { key: 'activos', label: stateTabCopy.active, state: 'active' },
  { key: 'completados', label: stateTabCopy.completed, state: 'completed' },
  { key: 'cancelados', label: stateTabCopy.cancelled, state: 'cancelled' },
] as const satisfies readonly { key: string; label: string; state: OrderState }[];

export const orderTabsId = 'pedidos';
