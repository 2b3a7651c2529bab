import { orderToWire } from '@crepas/api';
import { expect, it } from 'vitest';
import { contractCalls } from '../src/openapi/contractCalls.ts';
import { largeRequests } from './fuzz/largeRequests.ts';
import type { OddRequest } from './fuzz/oddRequests.ts';
import { senderTo } from './fuzz/send.ts';
import { isElsewhere } from './harness/backend.ts';
import { aCustomer } from './harness/placing.ts';
import type { Address } from './harness/server.ts';
import { signInOwner } from './harness/signIn.ts';

/** Processor time of a refused request, in usual orders. The dearest takes four: 20,000 names. A quadratic rule takes hundreds. */
const maxOrders = 12;
/** What the process may take more than before, in bytes: garbage of the bodies, not a list for each of them. */
const maxMemory = 250e6;
const tries = 3;
/** Failures after which the test stops: each can take seconds. */
const maxFaults = 5;

const long = (text: string) => text.repeat(12_000 / text.length);

/** Large in other parts than the fields of the contract; the server may ignore them. */
const largeElsewhere: readonly Partial<OddRequest>[] = [
  { headers: { 'If-None-Match': long('"a",') } },
  { headers: { 'Accept-Encoding': long('br;q=0.1,') } },
  { headers: { Range: `bytes=${long('0-1,')}` } },
  { headers: { Accept: long('a/b,') } },
  { headers: { Cookie: long('a=b;') } },
  { headers: { Authorization: `Bearer ${long('a.')}` } },
  { headers: { Authorization: `Bearer${long(' ')}` } },
  { headers: { 'X-Forwarded-For': long('::1,') } },
  { path: '/api/shop/events', headers: { 'Last-Event-ID': long('9') } },
  { path: `/api/modal?${long('id=1&')}` },
  { path: `/api/modal?id=1&${long('__proto__[a]=1&')}` },
  { path: `/api/${long('a/')}` },
  { path: `/api/${long('..%2f')}` },
  { method: 'POST', path: '/api/orders', headers: { 'Idempotency-Key': long('a-') } },
  ...['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', `application/${long('x')}`].map(
    (type) => ({
      method: 'POST',
      path: '/api/orders',
      headers: { 'Content-Type': type },
      body: `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(240_000)}"\r\n\r\n\r\n--x--`,
    }),
  ),
];

/** Values at the limit of the body, in every field of every call: each is refused, cheaply, and the shop goes on. */
export function describeLargeRequests(server: () => Address): void {
  it.skipIf(isElsewhere)(
    'no field of any call is too large for the server',
    async () => {
      const customer = await aCustomer(server());
      const owner = await signInOwner(server());
      const send = senderTo(server().url);
      const metric = async (name: string) => {
        const text = await (await fetch(`${server().url}/metrics`)).text();
        return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
      };
      const cpu = () => metric('process_cpu_seconds_total');
      const costOf = async (work: () => Promise<unknown>) => {
        const before = await cpu();
        await work();
        return (await cpu()) - before;
      };
      const orders = async () => {
        for (let count = 0; count < 10; count += 1) await customer.place();
      };
      await orders();
      const limit = ((await costOf(orders)) / 10) * maxOrders;
      const memory = await metric('process_resident_memory_bytes');

      const faults: string[] = [];
      /** Garbage of earlier requests may be collected during this one, so the cheapest of a few counts. */
      async function attack(title: string, request: OddRequest, isRight: (status: number) => boolean) {
        if (faults.length >= maxFaults) return;
        let cheapest = Number.POSITIVE_INFINITY;
        let isHopeless = false;
        for (let count = 0; count < tries && cheapest > limit && !isHopeless; count += 1) {
          const cost = await costOf(async () => {
            const status = await send(request).then((answer) => answer.status, String);
            if (typeof status === 'string' || !isRight(status)) faults.push(`${title}: ${status}`);
          });
          cheapest = Math.min(cheapest, cost);
          // No garbage takes so long.
          isHopeless = cost > 4 * limit;
        }
        if (cheapest > limit) faults.push(`${title}: ${cheapest} s of processor time, more than ${limit}`);
      }

      let sent = 0;
      for (const [name, call] of contractCalls) {
        const token = call.access === 'customer' ? customer.token : owner;
        const headers: Record<string, string> =
          call.access === 'public' ? {} : { Authorization: `Bearer ${token}` };
        const body = name === 'placeOrder' ? orderToWire(customer.draft) : undefined;
        for (const { title, request, isIgnored } of largeRequests(call, headers, body)) {
          await attack(
            title,
            request,
            (status) => (status >= 400 && status < 500) || (isIgnored && status < 300),
          );
          sent += 1;
        }
      }
      for (const [index, part] of largeElsewhere.entries()) {
        const request = { method: 'GET', path: '/api/home', headers: {}, body: undefined, ...part };
        await attack(`large elsewhere, ${index}`, request, (status) => status >= 200 && status < 500);
      }

      expect(faults).toEqual([]);
      expect(sent).toBeGreaterThan(900);
      expect((await metric('process_resident_memory_bytes')) - memory).toBeLessThan(maxMemory);
      await customer.place();
    },
    600_000,
  );
}
