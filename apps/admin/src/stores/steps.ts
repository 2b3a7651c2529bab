import type { OrderId, OrderStage, StaffOrder } from '@crepas/domain';
import { create } from 'zustand';

export type HeldStep = { readonly order: StaffOrder; readonly stage: OrderStage };

export type StepsStore = {
  readonly held: HeldStep | null;
  /** Holds a step and returns the previous one, which must be sent now. */
  readonly hold: (step: HeldStep) => HeldStep | null;
  /** Removes the held step and returns it, to be sent; null when it is no longer the held one. */
  readonly release: (step: HeldStep) => HeldStep | null;
  /** Holds a step again that was refused because the session had ended; it is sent after the next sign-in. */
  readonly takeBack: (order: OrderId) => void;
  readonly undo: () => void;
};

/**
 * The stage machine has no way back (decision O9), so a step can only be undone before it is sent. It is held for a
 * few seconds, also when the screen changes or the session expires.
 */
export const useSteps = create<StepsStore & { readonly sent: HeldStep | null }>()((set, get) => ({
  held: null,
  sent: null,
  hold(step) {
    const { held, sent } = get();
    set({ held: step, sent: held ?? sent });
    return held;
  },
  release(step) {
    if (get().held !== step) return null;
    set({ held: null, sent: step });
    return step;
  },
  takeBack: (order) => set(({ sent }) => (sent?.order.id === order ? { held: sent, sent: null } : {})),
  undo: () => set({ held: null }),
}));
