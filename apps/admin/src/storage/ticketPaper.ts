/** The widths of roll that ticket printers take, in millimetres. */
export const paperWidths = [58, 80] as const;
export type PaperWidth = (typeof paperWidths)[number];

const key = 'ticketPaper';
const usual: PaperWidth = 80;

/** The roll of this device's printer. A browser that keeps nothing forgets it, and never fails. */
export const storedTicketPaper = {
  load(): PaperWidth {
    try {
      return paperWidths.find((width) => String(width) === localStorage.getItem(key)) ?? usual;
    } catch {
      return usual;
    }
  },
  save(width: PaperWidth): void {
    try {
      localStorage.setItem(key, String(width));
    } catch {
      // Asked again next time.
    }
  },
};
