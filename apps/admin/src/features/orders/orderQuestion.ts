import type { EndCause, OrderId } from '@crepas/domain';
import { create } from 'zustand';

/** The open question about an order, and the answer typed so far. */
export type OrderQuestion = {
  readonly kind: 'rejected' | 'cancelled' | 'minutes';
  readonly id: OrderId;
  readonly answer: string;
  /** The chosen kind of reason; the words may be the staff's own. */
  readonly cause: EndCause | null;
};

export type OrderQuestionStore = {
  readonly question: OrderQuestion | null;
  readonly ask: (kind: OrderQuestion['kind'], id: OrderId) => void;
  /** Without a cause the chosen one stays. */
  readonly answer: (answer: string, cause?: EndCause) => void;
  readonly close: () => void;
};

/**
 * Stays when the screen unmounts: after a new sign-in the same question is open. In memory only.
 */
export const useOrderQuestion = create<OrderQuestionStore>()((set) => ({
  question: null,
  ask: (kind, id) => set({ question: { kind, id, answer: '', cause: null } }),
  answer: (answer, cause) =>
    set(({ question }) => ({
      question: question && { ...question, answer, cause: cause ?? question.cause },
    })),
  close: () => set({ question: null }),
}));
