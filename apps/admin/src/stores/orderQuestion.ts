import type { OrderId } from '@crepas/domain';
import { create } from 'zustand';

/** The open question about an order, and the answer typed so far. */
export type OrderQuestion = {
  readonly kind: 'rejected' | 'cancelled' | 'minutes';
  readonly id: OrderId;
  readonly answer: string;
};

export type OrderQuestionStore = {
  readonly question: OrderQuestion | null;
  readonly ask: (kind: OrderQuestion['kind'], id: OrderId) => void;
  readonly answer: (answer: string) => void;
  readonly close: () => void;
};

/**
 * Stays when the screen unmounts: after a new sign-in the same question is open. In memory only.
 */
export const useOrderQuestion = create<OrderQuestionStore>()((set) => ({
  question: null,
  ask: (kind, id) => set({ question: { kind, id, answer: '' } }),
  answer: (answer) => set(({ question }) => ({ question: question && { ...question, answer } })),
  close: () => set({ question: null }),
}));
