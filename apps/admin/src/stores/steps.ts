import type { OrderId, OrderStage, StaffOrder } from '@crepas/domain';
import { create } from 'zustand';

/** A step that was tapped and is not sent yet. */
export type HeldStep = { readonly order: StaffOrder; readonly stage: OrderStage };

export type StepsStore = {
  readonly held: HeldStep | null;
  /** Holds a step, and answers the one that was held before: its time is over. */
  readonly hold: (step: HeldStep) => HeldStep | null;
  /** Takes the held step out, to be sent; null when another one is held by now, or none. */
  readonly release: (step: HeldStep) => HeldStep | null;
  /** The session ended before the server took it: the step is held again, until somebody signs in. */
  readonly takeBack: (order: OrderId) => void;
  readonly undo: () => void;
};

/**
 * The stage machine knows no way back (decision O9), so a step can only be undone before it is sent: it is held for a
 * few seconds, beyond the screen and beyond a session that ends meanwhile.
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
