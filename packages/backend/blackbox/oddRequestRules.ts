import { randomInt } from 'node:crypto';
import type { PhoneNumber } from '@crepas/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oddRequest } from './fuzz/oddRequests.ts';
import { type OddAnswer, senderTo } from './fuzz/send.ts';
import { isElsewhere } from './harness/backend.ts';
import type { Address } from './harness/server.ts';
import { signInCustomer, signInManager, signInOwner, signInStaff } from './harness/signIn.ts';

const requests = 3_000;
const atOnce = 16;
/** Printed when a run fails; with the same seed the next run sends the same requests. */
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));

/** Words that appear only in internal or untranslated errors. */
const leaks = /node_modules|\.[jt]s:\d|drizzle|pglite|\bselect\b|\binsert\b|constraint|sqlstate/i;
const english = /\b(the|is not|invalid|unexpected|request|found|unsupported|payload|body|must)\b/i;

/** Null for a correct answer. */
function faultOf({ status, contentType, body }: OddAnswer): string | null {
  if (status >= 500) return 'a failure of the server';
  if (status < 400) return null;
  if (!contentType.startsWith('application/json')) return 'a refusal that is not JSON';
  const { error }: { error?: unknown } = JSON.parse(body);
  if (typeof error !== 'string' || error === '') return 'a refusal without a sentence';
  if (leaks.test(body)) return 'something of the inside';
  return english.test(error) ? 'a sentence that is not Spanish' : null;
}

/** Invalid and unusual requests. They leave odd orders and menus behind, so run them last. */
export function describeOddRequests(server: () => Address): void {
  it.skipIf(isElsewhere)(
    `${requests} odd requests are all answered, the bad ones with a Spanish sentence (FUZZ_SEED=${seed})`,
    async () => {
      const tokens = await Promise.all([
        signInCustomer(server(), '5512345678' as PhoneNumber),
        signInStaff(server()),
        signInManager(server()),
        signInOwner(server()),
      ]);
      const queue = fc.sample(oddRequest(tokens), { numRuns: requests, seed });
      const send = senderTo(server().url);
      const faults: object[] = [];
      const statuses = new Map<number, number>();
      const work = async () => {
        for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
          const answer = await send(next).catch((error: unknown) => ({
            status: 0,
            contentType: '',
            body: String(error),
          }));
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          const fault = answer.status === 0 ? 'no answer' : faultOf(answer);
          if (fault !== null) faults.push({ fault, answer: short(answer), request: short(next) });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));

      expect({ count: faults.length, first: faults.slice(0, 5) }).toEqual({ count: 0, first: [] });
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 405, 415, 431]));
      expect((await fetch(`${server().url}/readyz`)).status).toBe(200);
    },
    600_000,
  );
}

const short = (value: object) => JSON.stringify(value).slice(0, 600);
