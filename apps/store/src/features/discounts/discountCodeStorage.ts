import { discountCodeName, isDiscountCodeName } from '@crepas/domain';
import * as v from 'valibot';
import {
  type JsonStorage,
  localJson,
  type StoredValue,
  storedValue,
} from '../../shared/storage/jsonStorage.ts';

export const discountCodeKey = 'discountCode';

/** Bounded: it may have been typed, or be of any link. */
const stored = v.object({
  name: v.pipe(v.string(), v.maxLength(60), v.transform(discountCodeName), v.check(isDiscountCodeName)),
  isAccepted: v.fallback(v.optional(v.boolean(), false), false),
});

/** The code of the next order. */
export type StoredCode = {
  /** As `discountCodeName` writes it. */
  readonly name: string;
  /** The shop took it once: its customer hears what becomes of it, also when the shop has no codes any more. */
  readonly isAccepted: boolean;
};

export type DiscountCodeStorage = StoredValue<StoredCode, null>;

export const createDiscountCodeStorage = (json: JsonStorage): DiscountCodeStorage =>
  storedValue(json, discountCodeKey, stored, null);

export const storedDiscountCode = createDiscountCodeStorage(localJson);
