import { pairPrinter } from '@crepas/api';
import type { PairedPrinter, TicketKind } from '@crepas/domain';
import { askStrictly } from './ask.ts';
import type { Address } from './server.ts';

/** A printer that speaks CloudPRNT over the network. A test makes each request itself, so that it can leave one out. */
export type CloudPrinter = {
  readonly id: number;
  readonly paper: readonly string[];
  /** Asks a server. @returns the token of a ticket; null when none is ready */
  readonly poll: (server: Address, statusCode?: string) => Promise<string | null>;
  /** Fetches a ticket, which is on paper then. */
  readonly print: (server: Address, token: string) => Promise<void>;
  readonly confirm: (server: Address, token: string) => Promise<void>;
  /** Prints until nothing is ready. */
  readonly work: (server: Address) => Promise<void>;
};

const mac = '00:11:62:00:00:02';
/** A printer with a wrong clock: the server must not believe it. */
const headers = { date: 'Thu, 01 Jan 1970 00:00:00 GMT' };

export async function pairCloudPrinter(
  server: Address,
  owner: string,
  name: string,
  prints: readonly TicketKind[] = ['kitchen'],
): Promise<CloudPrinter> {
  const settings = { name, prints, copies: 1, paper: 80 } as const;
  return cloudPrinter(await askStrictly(server, pairPrinter, settings, owner));
}

function cloudPrinter({ id, user, password }: PairedPrinter): CloudPrinter {
  const paper: string[] = [];
  const authorization = `Basic ${btoa(`${user}:${password}`)}`;
  const ask = ({ url }: Address, method: string, query: Record<string, string>, body?: object) =>
    fetch(`${url}/impresora/${id}?${new URLSearchParams(query)}`, {
      method,
      headers: { ...headers, authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const printer: CloudPrinter = {
    id,
    paper,
    async poll(server, statusCode = '200 OK') {
      const answer = await ask(server, 'POST', {}, { printerMAC: mac, statusCode });
      if (!answer.ok) throw new Error(`The printer's question: ${answer.status}`);
      return ((await answer.json()) as { jobToken?: string }).jobToken ?? null;
    },
    async print(server, token) {
      const answer = await ask(server, 'GET', { mac, type: 'text/plain', token });
      if (answer.ok) paper.push(await answer.text());
    },
    async confirm(server, token) {
      await ask(server, 'DELETE', { mac, code: '200 OK', token });
    },
    async work(server) {
      for (let token = await printer.poll(server); token !== null; token = await printer.poll(server)) {
        await printer.print(server, token);
        await printer.confirm(server, token);
      }
    },
  };
  return printer;
}

/** What a ticket says of itself: `#7`, `#7 REIMPRESIÓN`, `#7 CANCELADO`. */
export function labelOf(ticket: string): string {
  const [number = ''] = /#\d+/.exec(ticket) ?? [];
  return [number, ...(ticket.match(/REIMPRESIÓN|CANCELADO|CAMBIO \d+/g) ?? [])].join(' ');
}
