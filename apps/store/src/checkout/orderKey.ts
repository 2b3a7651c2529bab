import type { OrderPayload } from '@crepas/api';
import { canonical } from './sameOrder.ts';

/**
 * The key of an order (decision O5). It follows from the cart and what is asked for: two tabs that order the same
 * cart at the same moment, before either could hear of the other, send one and the same.
 *
 * @param cartId a UUID; its first 74 random bits stay, so that no two customers meet
 */
export const orderKey = (cartId: string, payload: OrderPayload): string =>
  `${cartId.slice(0, 24)}${digest(canonical(payload))}`;

/** 48 bits in hex, by two turns of FNV-1a: enough to tell the orders of one cart apart, no proof of anything. */
const digest = (text: string): string => fnv(text, 0x811c9dc5) + fnv(text, 0x01234567);

function fnv(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 8).toString(16).padStart(6, '0');
}
