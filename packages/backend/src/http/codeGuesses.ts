import type { PhoneNumber } from '@crepas/domain';
import type { FastifyRequest } from 'fastify';
import { addressKey } from './addressKey.ts';
import { RateWindows } from './rateWindows.ts';

/** Codes an hour that do not hold. Many customers share an address behind a carrier's NAT. */
const perAddress = 20;
const perPhone = 10;
const hourMs = 3_600_000;

/** Who tries codes: an address, and a phone that is proven. */
export type Guesser = { readonly request: FastifyRequest; readonly phone: PhoneNumber | null };

/** Limits the guessing of codes, at each server. An answer «Ese código no vale.» counts, and each refusal of an order with such a code. */
export type CodeGuesses = {
  /** Milliseconds until a code is tried again; 0: it may be now. */
  readonly waitMs: (guesser: Guesser) => number;
  readonly count: (guesser: Guesser) => void;
};

export const unlimitedGuesses: CodeGuesses = { waitMs: () => 0, count: () => undefined };

export function createCodeGuesses(nowMs?: () => number): CodeGuesses {
  const [addresses, phones] = [new RateWindows(null, nowMs), new RateWindows(null, nowMs)];
  return {
    waitMs: ({ request, phone }) =>
      Math.max(
        addresses.waitMs(addressKey(request.ip), perAddress, hourMs),
        phone === null ? 0 : phones.waitMs(phone, perPhone, hourMs),
      ),
    count({ request, phone }) {
      addresses.incr(addressKey(request.ip), () => undefined, hourMs);
      if (phone !== null) phones.incr(phone, () => undefined, hourMs);
    },
  };
}
