import * as v from 'valibot';
import { ApiError } from '../client/ApiError.ts';
import { clockOffset } from '../client/clockOffset.ts';
import { checkSuccess, exchange, type Transport } from '../client/request.ts';
import type { Shop } from './shop.ts';
import { getShop } from './shopCalls.ts';

export type ShopReading = { readonly shop: Shop; readonly clockOffsetMs: number };

type ReadShopOptions = Transport & {
  /** Absolute, or a path on this origin: `/api`. */
  readonly baseUrl: string;
  readonly nowMs: () => number;
  readonly signal?: AbortSignal | undefined;
};

/**
 * {@link getShop}, and how far the server's clock is ahead of this one, because the state of the shop is
 * computed from both. It is separate from the client, which loads with the first screen. Throws {@link
 * ApiError}.
 */
export async function readShop({
  baseUrl,
  nowMs,
  signal,
  ...transport
}: ReadShopOptions): Promise<ShopReading> {
  const sentMs = nowMs();
  const answer = await exchange(transport, signal, baseUrl + getShop.path, {
    // Always asks the server. An unchanged shop is answered with 304, and the `Date` of the 304 is used.
    cache: 'no-cache',
    headers: { Accept: 'application/json' },
  });
  const receivedMs = nowMs();
  checkSuccess(getShop, answer);
  const read = v.safeParse(getShop.answer, answer.body);
  if (!read.success) {
    throw new ApiError('decode', `${getShop.path}: ${v.getDotPath(read.issues[0]) ?? 'body'}`);
  }
  return {
    shop: getShop.decode(read.output),
    clockOffsetMs: clockOffset(answer.response.headers.get('Date'), sentMs, receivedMs),
  };
}
