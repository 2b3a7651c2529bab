import type { OrderState } from '@crepas/domain';

/** The names are of spec §2. The keys are in the URL, so that a reload or a new sign-in shows the same tab. */
export const orderTabs = [
  { key: 'activos', label: 'Pedidos Activos', state: 'active' },
  { key: 'completados', label: 'Completados', state: 'completed' },
  { key: 'cancelados', label: 'Cancelados', state: 'cancelled' },
] as const satisfies readonly { key: string; label: string; state: OrderState }[];

export const orderTabsId = 'pedidos';
