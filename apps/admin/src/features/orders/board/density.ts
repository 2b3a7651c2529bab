import { create } from 'zustand';
import { storedText } from '../../../shared/textStorage.ts';

const storedRoomy = storedText('device', 'boardIsRoomy');
const storedWide = storedText('device', 'boardWideColumn');

type Density = {
  /** Larger cards in three columns. On a tablet the board is dense at first: all orders are in sight sooner. */
  readonly isRoomy: boolean;
  /** The title of the column that has two cards side by side where a tablet has room for one such column; null until it was chosen. */
  readonly wide: string | null;
  readonly toggle: () => void;
  readonly widen: (title: string) => void;
};

/** Remembered on each device: one tablet hangs at the wall, another lies beside the stove. */
export const useDensity = create<Density>()((set, get) => ({
  isRoomy: storedRoomy.load() === 'yes',
  wide: storedWide.load(),
  toggle: () => {
    const isRoomy = !get().isRoomy;
    storedRoomy.save(isRoomy ? 'yes' : null);
    set({ isRoomy });
  },
  widen: (wide) => {
    storedWide.save(wide);
    set({ wide });
  },
}));
