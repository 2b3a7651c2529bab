import { create } from 'zustand';
import { type PaperWidth, storedTicketPaper } from '../storage/ticketPaper.ts';

export { type PaperWidth, paperWidths } from '../storage/ticketPaper.ts';

export type TicketPaperStore = {
  readonly width: PaperWidth;
  readonly choose: (width: PaperWidth) => void;
};

/** The paper width of this device's printer, in millimetres. */
export const useTicketPaper = create<TicketPaperStore>()((set) => ({
  width: storedTicketPaper.load(),
  choose: (width) => {
    storedTicketPaper.save(width);
    set({ width });
  },
}));
