import type { OrderId, OrderStage } from '@crepas/domain';
import { create } from 'zustand';

export type HeldStep = { readonly id: OrderId; readonly stage: OrderStage };

export type StepsStore = {
  readonly held: HeldStep | null;
  /** Steps that are held afterwards, one after the other. */
  readonly next: readonly HeldStep[];
  /** Holds a step and returns the previous one, which must be sent now. */
  readonly hold: (step: HeldStep) => HeldStep | null;
  /** Removes the held step and returns it, to be sent; null when it is no longer the held one. */
  readonly release: (step: HeldStep) => HeldStep | null;
  /** Holds a step again that was refused because the session had ended; it is sent after the next sign-in. */
  readonly takeBack: (step: HeldStep) => void;
  readonly undo: () => void;
  readonly clear: () => void;
};

/**
 * The stage machine has no way back (decision O9), so a step can only be undone before it is sent. It is held for a
 * few seconds, also when the screen changes or the session expires.
 */
export const useSteps = create<StepsStore>()((set, get) => ({
  held: null,
  next: [],
  hold(step) {
    const { held, next } = get();
    set({ held: step, next: next.filter(({ id }) => id !== step.id) });
    return held;
  },
  release(step) {
    if (get().held !== step) return null;
    get().undo();
    return step;
  },
  takeBack: (step) => set(({ held, next }) => ({ held: step, next: held ? [held, ...next] : next })),
  undo: () => set(({ next: [held = null, ...next] }) => ({ held, next })),
  clear: () => set({ held: null, next: [] }),
}));
