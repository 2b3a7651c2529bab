import type { OrderId } from '@crepas/domain';
import { create } from 'zustand';

export type LateTicketStore = {
  /** The orders whose ticket a printer should have printed. */
  readonly orders: readonly OrderId[];
};

/** Between the bar, which loads what it knows of printers, and the cards: a shop without a printer loads nothing of it. */
export const useLateTickets = create<LateTicketStore>()(() => ({ orders: [] }));
