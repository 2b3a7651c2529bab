import type { OrderId } from '@crepas/domain';
import { create } from 'zustand';

/** What staff are asked before an order moves on, and what they have answered so far. */
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
 * Outlives the screen: a session that ends asks to sign in again, and the question stands as it was. In memory only.
 */
export const useOrderQuestion = create<OrderQuestionStore>()((set) => ({
  question: null,
  ask: (kind, id) => set({ question: { kind, id, answer: '' } }),
  answer: (answer) => set(({ question }) => ({ question: question && { ...question, answer } })),
  close: () => set({ question: null }),
}));
