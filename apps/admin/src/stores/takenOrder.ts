import { create } from 'zustand';
import { storedTakenOrder } from '../storage/takenOrder.ts';

export type TakenOrderStore = {
  /** Null: none was begun. The board is loaded first, so only the form's own chunk reads the text. */
  readonly text: string | null;
  readonly write: (text: string | null) => void;
};

/**
 * The half-written order by telephone. It survives another screen, a reload and an expired session; signing out discards it.
 */
export const useTakenOrder = create<TakenOrderStore>()((set) => ({
  text: storedTakenOrder.load(),
  write: (text) => {
    storedTakenOrder.save(text);
    set({ text });
  },
}));
