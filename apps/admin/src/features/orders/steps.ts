import type { OrderId, OrderStage } from '@crepas/domain';
import { create } from 'zustand';

export type PendingStep = { readonly id: OrderId; readonly stage: OrderStage };

export type StepsStore = {
  readonly pending: PendingStep | null;
  /** Steps that become pending afterwards, one after the other. */
  readonly next: readonly PendingStep[];
  /** Makes a step pending and returns the previous one, which must be sent now. */
  readonly postpone: (step: PendingStep) => PendingStep | null;
  /** Removes the pending step and returns it, to be sent; null when it is no longer the pending one. */
  readonly release: (step: PendingStep) => PendingStep | null;
  /** Makes a step pending again that was refused because the session had ended; it is sent after the next sign-in. */
  readonly takeBack: (step: PendingStep) => void;
  readonly undo: () => void;
  readonly clear: () => void;
};

/**
 * The stage machine has no way back (decision O9), so a step can only be undone before it is sent. It is pending for a
 * few seconds, also when the screen changes or the session expires.
 */
export const useSteps = create<StepsStore>()((set, get) => ({
  pending: null,
  next: [],
  postpone(step) {
    const { pending, next } = get();
    set({ pending: step, next: next.filter(({ id }) => id !== step.id) });
    return pending;
  },
  release(step) {
    if (get().pending !== step) return null;
    get().undo();
    return step;
  },
  takeBack: (step) =>
    set(({ pending, next }) => ({ pending: step, next: pending ? [pending, ...next] : next })),
  undo: () => set(({ next: [pending = null, ...next] }) => ({ pending, next })),
  clear: () => set({ pending: null, next: [] }),
}));
