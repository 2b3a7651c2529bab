import { create } from 'zustand';
import { storedText } from '../../../shared/textStorage.ts';

const stored = storedText('device', 'boardIsRoomy');

type Density = {
  /** Larger cards in three columns. On a tablet the board is dense at first: all orders are in sight sooner. */
  readonly isRoomy: boolean;
  readonly toggle: () => void;
};

/** Remembered on each device: one tablet hangs at the wall, another lies beside the stove. */
export const useDensity = create<Density>()((set, get) => ({
  isRoomy: stored.load() === 'yes',
  toggle: () => {
    const isRoomy = !get().isRoomy;
    stored.save(isRoomy ? 'yes' : null);
    set({ isRoomy });
  },
}));
