import { columnsOf, type Ticket, ticketText } from '@crepas/domain';
import { type BaseCommand, commands, transform } from 'receiptline';

export type TicketPicture = {
  /** The address of the picture: what a printer of this paper prints. */
  readonly src: string;
  /** The same text, for screen readers. */
  readonly alt: string;
};

/** Without fonts of other servers: a picture loads nothing. */
const foreignFonts = /<style.*?<\/style>/s;
/** Large letters are not spelled out with spaces. */
const spoken = { ...commands.text, wh: () => '' };

/** The ticket as a printer of this shop prints it, made from the same text by the same library. */
export function ticketPicture(ticket: Ticket): TicketPicture {
  const text = ticketText(ticket);
  const write = (command: BaseCommand) =>
    transform(text, { cpl: columnsOf(ticket.paper), encoding: 'cp1252', cutting: false, command });
  const picture = write(commands.svg).replace(foreignFonts, '');
  return {
    src: `data:image/svg+xml,${encodeURIComponent(picture)}`,
    alt: write(spoken)
      .split('\n')
      .map((row) => row.trim().replace(/ +/g, ' '))
      .filter((row) => /[^-]/.test(row))
      .join('\n'),
  };
}
