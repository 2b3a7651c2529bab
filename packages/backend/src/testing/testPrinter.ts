import { pairPrinter } from '@crepas/api';
import type { PrinterSettings } from '@crepas/domain';
import type { LightMyRequestResponse } from 'fastify';
import { askAs } from './askAs.ts';
import type { TestShop } from './startTestShop.ts';
import { ownerToken } from './tokens.ts';

const settings: PrinterSettings = { name: 'Cocina', prints: ['kitchen'], copies: 1, paper: 80 };

export type TestPrinter = Awaited<ReturnType<typeof pairTestPrinter>>;

/** A printer that speaks CloudPRNT with the server in process. `paper` is what has come out of it. */
export async function pairTestPrinter(shop: Pick<TestShop, 'app'>, changes: Partial<PrinterSettings> = {}) {
  const paired = (await askAs(shop, ownerToken())(pairPrinter, { ...settings, ...changes })).json();
  const url = new URL(paired.url).pathname;
  const headers = { authorization: `Basic ${btoa(`${paired.usuario}:${paired.clave}`)}` };
  const paper: string[] = [];

  const poll = async (statusCode = '200%20OK', more: object = {}): Promise<string | null> => {
    const payload = { status: '23 6 0 0', printerMAC: '00:11:62:00:00:01', statusCode, ...more };
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload });
    return answer.json().jobToken ?? null;
  };
  const fetch = async (token: string, type = 'text/plain'): Promise<LightMyRequestResponse> =>
    shop.app.inject({ url, headers, query: { mac: '00:11:62:00:00:01', type, token } });
  const end = (token: string, code = '200%20OK'): Promise<LightMyRequestResponse> =>
    shop.app.inject({ method: 'DELETE', url, headers, query: { token, code: decodeURIComponent(code) } });

  return {
    id: paired.id as number,
    url,
    headers,
    paper,
    poll,
    fetch,
    end,
    /** Asks and prints until nothing is left. */
    async work(): Promise<void> {
      for (let token = await poll(); token !== null; token = await poll()) {
        paper.push((await fetch(token)).body);
        await end(token);
      }
    },
  };
}
