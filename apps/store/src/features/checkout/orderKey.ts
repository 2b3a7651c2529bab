import { type OrderPayload, orderText } from '@crepas/domain';

/**
 * The idempotency key of an order (decision O5), computed from the cart's id and the order: two tabs that send the same
 * cart at the same moment, before storage has synchronised them, compute the same key.
 *
 * @param cartId a UUID; its first 74 random bits stay, so that the keys of two customers never collide
 */
export const orderKey = (cartId: string, order: OrderPayload): string =>
  `${cartId.slice(0, 24)}${digest(orderText(order))}`;

/** 48 bits in hex, by FNV-1a with two seeds: enough to distinguish the orders of one cart; not a cryptographic hash. */
const digest = (text: string): string => fnv(text, 0x811c9dc5) + fnv(text, 0x01234567);

function fnv(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 8).toString(16).padStart(6, '0');
}
