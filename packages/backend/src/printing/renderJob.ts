import type { OrderDetails } from '@crepas/domain';
import { columnsOf, type Paper, testPage, ticketText } from '@crepas/domain';
import { commands, transform } from 'receiptline';
import type { PrintJob } from './cloudPrnt.ts';

type Words = { readonly shopName: string; readonly timeZone: string };
type AskingPrinter = { readonly name: string; readonly paper: Paper };

/** What a printer can be sent, as CloudPRNT names it; the first one is preferred. */
export const mediaTypes = ['application/vnd.star.starprnt', 'text/plain'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** Large letters are not spelled out with spaces. */
const plainText = { ...commands.text, wh: () => '' };

/**
 * The job as the printer prints it.
 *
 * @param order of the job; null for a test page
 */
export function renderJob(
  job: PrintJob,
  order: OrderDetails | null,
  { name, paper }: AskingPrinter,
  words: Words,
  type: MediaType,
): Buffer {
  const text =
    job.kind === 'test' || order === null
      ? testPage(name)
      : ticketText({
          ...words,
          order,
          kind: job.kind,
          paper,
          hasPins: true,
          change: job.change,
          since: job.since,
          isReprint: job.attempt > 0 || (job.round > 0 && !job.announcesChange),
        });
  const printer = { cpl: columnsOf(paper), encoding: 'cp1252', cutting: false } as const;
  return type === 'text/plain'
    ? Buffer.from(transform(text, { ...printer, command: plainText }), 'utf8')
    : Buffer.from(transform(text, { ...printer, command: 'starsbcs' }), 'latin1');
}
