import type { FollowToken } from '@crepas/api';
import { type OrderId, orderId } from '@crepas/domain';
import * as v from 'valibot';
import { followLinksKey, localJson, storedValue } from '../../shared/storage/jsonStorage.ts';

/** The order of a phone that was not proven, and the token that reads it. */
export type FollowLink = { readonly id: OrderId; readonly token: FollowToken };

const stored = v.array(
  v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.transform(orderId)),
    token: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
);

export const followLinks = storedValue<readonly FollowLink[], readonly FollowLink[]>(
  localJson,
  followLinksKey,
  stored,
  [],
);
