import type { OrderId } from '../orders/order.ts';

/** What a printer prints of each order: the ticket of the kitchen, the one that goes to the door. */
export const ticketKinds = ['kitchen', 'door'] as const;
export type TicketKind = (typeof ticketKinds)[number];

export const papers = [58, 80] as const;
/** The width of the roll, in millimetres. */
export type Paper = (typeof papers)[number];

export type PrinterSettings = {
  readonly name: string;
  readonly prints: readonly TicketKind[];
  readonly copies: number;
  readonly paper: Paper;
};

/** `never`: it has not asked for work yet. `away`: it has stopped asking. */
export type PrinterState = 'never' | 'away' | 'ready' | 'paperOut' | 'coverOpen' | 'error';

export type Printer = PrinterSettings & {
  readonly id: number;
  readonly isPaused: boolean;
  readonly state: PrinterState;
  /** The printer's last request. */
  readonly seenAt: Date | null;
  /** The orders whose ticket waits for longer than {@link lateTicketSeconds}. */
  readonly lateOrders: readonly OrderId[];
};

/** What is typed into the printer. The password is shown once. */
export type PairedPrinter = {
  readonly id: number;
  readonly url: string;
  readonly user: string;
  readonly password: string;
};

/** A printer asks every five seconds unless it is told otherwise; it is away after two missed requests and a reserve. */
const pollSeconds = 5;
export const awaySeconds = 2 * pollSeconds + 5;

/** A ticket that is not printed by then is shown on the board, and later staff gets a push message. */
export const lateTicketSeconds = 60;
export const ticketAlertSeconds = 120;

/** @param statusCode as the printer reports it: `200 OK`, `410 Out of paper`, `420 Cover open` */
export function reportedState(statusCode: string): Exclude<PrinterState, 'never' | 'away'> {
  const code = codeOf(statusCode);
  if (code.startsWith('2')) return 'ready';
  return code.startsWith('41') ? 'paperOut' : code.startsWith('42') ? 'coverOpen' : 'error';
}

/** The printer is online and prints, or the last paper has not been taken. */
export const isBusyCode = (statusCode: string): boolean => codeOf(statusCode).startsWith('22');

const codeOf = (statusCode: string) => /^\d{3}/.exec(statusCode.trim())?.[0] ?? '200';
