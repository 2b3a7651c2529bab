import type { FollowToken } from '@crepas/api';
import { type OrderId, orderId } from '@crepas/domain';
import * as v from 'valibot';
import { followLinksKey } from './bootKeys.ts';
import { type JsonStorage, localJson } from './jsonStorage.ts';

/** The order of a phone that was not proven, and the token that reads it. */
export type FollowLink = { readonly id: OrderId; readonly token: FollowToken };

const stored = v.array(
  v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.transform(orderId)),
    token: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
);

const createFollowLinks = (json: JsonStorage) => ({
  load: (): readonly FollowLink[] => {
    const read = v.safeParse(stored, json.read(followLinksKey));
    return read.success ? read.output : [];
  },
  save: (links: readonly FollowLink[]): void => json.write(followLinksKey, links),
});

export const followLinks = createFollowLinks(localJson);
