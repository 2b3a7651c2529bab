import { orderFromWire, type SentOrder } from '@crepas/api';
import * as v from 'valibot';
import {
  type JsonStorage,
  localJson,
  pendingOrderKey,
  type StoredValue,
  storedValue,
} from '../../shared/storage/jsonStorage.ts';

/** An order between its first attempt and its confirmation (decision O5). */
export type PendingOrder = {
  /** A UUID, the order's `Idempotency-Key`. */
  readonly key: string;
  /** The body as it was first sent: a repetition sends exactly this. */
  readonly payload: SentOrder;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** The phone's active orders before the first attempt, where the server knows no keys (decision R13). */
  readonly ordersBefore?: number[] | undefined;
};

/** The schema of a request would be a fifth of the cart's code, and this app wrote the payload. */
function isReadable(payload: unknown): boolean {
  try {
    orderFromWire(payload as SentOrder);
    return true;
  } catch {
    return false;
  }
}

const stored = v.object({
  key: v.pipe(v.string(), v.nonEmpty()),
  payload: v.custom<SentOrder>(isReadable),
  createdAt: v.number(),
  ordersBefore: v.optional(v.array(v.number())),
});

/** Shorter than the server keeps keys (docs/contract.md): after that a repetition could be a second order. */
const keyLifeMs = 24 * 60 * 60 * 1000;

export const isRepeatable = ({ createdAt }: PendingOrder, nowMs: number): boolean =>
  nowMs - createdAt < keyLifeMs;

export type PendingOrderStorage = StoredValue<PendingOrder, null>;

export const createPendingOrderStorage = (json: JsonStorage): PendingOrderStorage =>
  storedValue(json, pendingOrderKey, stored, null);

export const pendingOrder = createPendingOrderStorage(localJson);
