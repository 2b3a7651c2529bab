/** The paper widths of ticket printers, in millimetres. */
export const paperWidths = [58, 80] as const;
export type PaperWidth = (typeof paperWidths)[number];

const key = 'ticketPaper';
const usual: PaperWidth = 80;

/**
 * The paper width of this device's printer. With blocked storage it returns the usual width and never throws.
 */
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
      // Storage is blocked: the next page load starts with the usual width.
    }
  },
};
