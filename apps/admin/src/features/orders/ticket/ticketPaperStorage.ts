import { type Paper, papers } from '@crepas/domain';

const key = 'ticketPaper';
const usual: Paper = 80;

/**
 * The paper width of this device's printer. With blocked storage it returns the usual width and never throws.
 */
export const storedTicketPaper = {
  load(): Paper {
    try {
      return papers.find((width) => String(width) === localStorage.getItem(key)) ?? usual;
    } catch {
      return usual;
    }
  },
  save(width: Paper): void {
    try {
      localStorage.setItem(key, String(width));
    } catch {
      // Storage is blocked: the next page load starts with the usual width.
    }
  },
};
