import { setTimeout as delay } from 'node:timers/promises';
import { printedPicture } from './starPrnt.ts';

/** What is typed into a printer. */
export type PrinterLogin = {
  /** On the server that it asks: `/impresora/1`. */
  readonly path: string;
  readonly user: string;
  readonly password: string;
};

/** What is wrong with it. A printer that is off asks nothing. */
export type Condition = 'ready' | 'paperOut' | 'coverOpen' | 'off';

export type PrintedTicket = { readonly number: number; readonly at: Date; readonly picture: string };

export type DemoPrinter = {
  /** Whether address, user and password are right as far as the printer knows; null before its first question. */
  readonly isKnown: () => boolean | null;
  readonly condition: () => Condition;
  /** The newest first. */
  readonly tickets: () => readonly PrintedTicket[];
  readonly login: () => PrinterLogin;
  readonly pair: (login: PrinterLogin) => void;
  readonly put: (condition: Condition) => void;
  /** Asks this server until the printer is stopped. */
  readonly connect: (url: string) => void;
  readonly stop: () => Promise<void>;
};

const statusCodes = { ready: '200 OK', paperOut: '410 Out of paper', coverOpen: '420 Cover open' } as const;

const mac = '00:11:62:00:de:00';
const mediaType = 'application/vnd.star.starprnt';
/** As a real one is set. */
const pollMs = 5_000;
const answerMs = 15_000;
const keptTickets = 30;
/** 80 mm. */
const columns = 48;

/** A stand-in of a printer with CloudPRNT: it asks the shop over HTTP, and prints onto the page of the demo. */
export function demoPrinter(first: PrinterLogin): DemoPrinter {
  let login = first;
  let server = '';
  let condition: Condition = 'ready';
  let isKnown: boolean | null = null;
  let tickets: readonly PrintedTicket[] = [];
  let number = 0;
  let working: Promise<void> = Promise.resolve();
  const off = new AbortController();
  let asksAgain = new AbortController();

  async function ask(method: string, query: Record<string, string>, body?: object): Promise<Response> {
    const search = new URLSearchParams(query);
    const response = await fetch(`${server}${login.path}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([off.signal, AbortSignal.timeout(answerMs)]),
    });
    isKnown = response.status !== 401;
    return response;
  }

  /** @returns whether it has printed something: it asks again at once then */
  async function work(): Promise<boolean> {
    if (condition === 'off') return false;
    const polled = await ask(
      'POST',
      {},
      {
        status: '23 6 0 0 0 0 0 0 0 0 0',
        printerMAC: mac,
        statusCode: encodeURIComponent(statusCodes[condition]),
      },
    );
    if (!polled.ok) return false;
    const answer: { jobReady?: boolean; jobToken?: string } = await polled.json();
    if (!answer.jobReady || answer.jobToken === undefined || condition !== 'ready') return false;
    const token = answer.jobToken;
    const job = await ask('GET', { mac, type: mediaType, token });
    if (!job.ok) return false;
    const bytes = new Uint8Array(await job.arrayBuffer());
    number += 1;
    tickets = [{ number, at: new Date(), picture: printedPicture(bytes, columns) }, ...tickets].slice(
      0,
      keptTickets,
    );
    await ask('DELETE', { mac, code: '200 OK', token });
    return true;
  }

  async function run(): Promise<void> {
    while (!off.signal.aborted) {
      const hasPrinted = await work().catch(() => false);
      if (hasPrinted) continue;
      asksAgain = new AbortController();
      await delay(pollMs, undefined, {
        signal: AbortSignal.any([off.signal, asksAgain.signal]),
        ref: false,
      }).catch(() => undefined);
    }
  }

  return {
    isKnown: () => isKnown,
    condition: () => condition,
    tickets: () => tickets,
    login: () => login,
    pair(typed) {
      login = typed;
      isKnown = null;
      asksAgain.abort();
    },
    put(next) {
      condition = next;
      asksAgain.abort();
    },
    connect(url) {
      server = url;
      working = run();
    },
    async stop() {
      off.abort();
      await working;
    },
  };
}
