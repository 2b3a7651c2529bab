import { type Paper, papers } from '@crepas/domain';
import { create } from 'zustand';
import { storedText } from '../../../shared/textStorage.ts';

type TicketPaperStore = {
  readonly width: Paper;
  readonly choose: (width: Paper) => void;
};

const stored = storedText('device', 'ticketPaper');
const usual: Paper = 80;

/** The paper width of this device's printer, in millimetres. */
export const useTicketPaper = create<TicketPaperStore>()((set) => ({
  width: papers.find((width) => String(width) === stored.load()) ?? usual,
  choose: (width) => {
    stored.save(String(width));
    set({ width });
  },
}));
