import { rememberOffsets } from '@crepas/domain';
import * as v from 'valibot';
import { ApiError, isApiError } from '../client/ApiError.ts';
import { clockOffset } from '../client/clockOffset.ts';
import { checkSuccess, exchange, type Transport } from '../client/request.ts';
import { defineCall } from '../wire/call.ts';
import { plainShop, type Shop, shopFromWire, shopSettingsWire } from './shop.ts';
import type { ShopWords } from './shopWords.ts';

/** Extension: the shop's settings, for customers too. Those of staff are in `shopCalls.ts`, with the table of the fields. */
export const getShop = defineCall({
  method: 'GET',
  path: '/shop',
  isExtension: true,
  access: 'public',
  answer: shopSettingsWire,
  decode: shopFromWire,
});

export type ShopReading = {
  readonly shop: Shop;
  readonly clockOffsetMs: number;
  /** The server has no `GET /shop`: it has the calls of spec §7 alone, and is not asked again (the compatibility rule). */
  readonly isPlain?: true;
};

/** From here on every time in the shop's zone is computed with the server's data of the zone. */
export function rememberZone(shop: Shop): Shop {
  if (shop.zoneOffsets.length > 0) rememberOffsets(shop.timeZone, shop.zoneOffsets);
  return shop;
}

/** What is read of a server without `GET /shop`. */
export const plainReading = (words: ShopWords): ShopReading => ({
  shop: plainShop(words),
  clockOffsetMs: 0,
  isPlain: true,
});

type ReadShopOptions = Transport & {
  /** Absolute, or a path on this origin: `/api`. */
  readonly baseUrl: string;
  readonly nowMs: () => number;
  readonly signal?: AbortSignal | undefined;
  /** The words of a shop whose server has no `GET /shop`. */
  readonly words: ShopWords;
};

/**
 * {@link getShop}, or the plain shop where the server lacks the call, and how far the server's clock is ahead of this one, because
 * the state of the shop is computed from both. It is separate from the client, which loads with the first screen. Throws
 * {@link ApiError}.
 */
export async function readShop({
  baseUrl,
  nowMs,
  signal,
  words,
  ...transport
}: ReadShopOptions): Promise<ShopReading> {
  const sentMs = nowMs();
  const answer = await exchange(transport, signal, baseUrl + getShop.path, {
    // Always asks the server. An unchanged shop is answered with 304, and the `Date` of the 304 is used.
    cache: 'no-cache',
    headers: { Accept: 'application/json' },
  });
  const receivedMs = nowMs();
  try {
    checkSuccess(getShop, answer);
  } catch (error) {
    if (isApiError(error) && [404, 405].includes(error.status)) return plainReading(words);
    throw error;
  }
  const read = v.safeParse(getShop.answer, answer.body);
  if (!read.success) {
    throw new ApiError('decode', `${getShop.path}: ${v.getDotPath(read.issues[0]) ?? 'body'}`);
  }
  return {
    shop: rememberZone(getShop.decode(read.output)),
    clockOffsetMs: clockOffset(answer.response.headers.get('Date'), sentMs, receivedMs),
  };
}
