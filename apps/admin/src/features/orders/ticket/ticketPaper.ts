import type { Paper } from '@crepas/domain';
import { create } from 'zustand';
import { storedTicketPaper } from './ticketPaperStorage.ts';

export type TicketPaperStore = {
  readonly width: Paper;
  readonly choose: (width: Paper) => void;
};

/** The paper width of this device's printer, in millimetres. */
export const useTicketPaper = create<TicketPaperStore>()((set) => ({
  width: storedTicketPaper.load(),
  choose: (width) => {
    storedTicketPaper.save(width);
    set({ width });
  },
}));
