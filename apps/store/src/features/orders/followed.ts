import type { FollowToken } from '@crepas/api';
import type { OrderId } from '@crepas/domain';
import { create } from 'zustand';
import {
  followLinksKey,
  localJson,
  onChangeInOtherTab,
  pastOrdersKey,
} from '../../shared/storage/jsonStorage.ts';
import { type FollowLink, followedOrders, followLinks } from './followedOrdersStorage.ts';

/** The orders that this device follows by a link, because their phone was not proven (decision T1). */
type Followed = {
  /** The newest first. */
  readonly links: readonly FollowLink[];
  /** The token of the page that is open: a link may come from another device. */
  readonly shown: FollowToken | null;
};

export const useFollowed = create<Followed>()(() => ({ links: followLinks.load(), shown: null }));
onChangeInOtherTab([followLinksKey], () => useFollowed.setState({ links: followLinks.load() }));

/** A customer has one or two orders under way. The server forgets a token 24 hours after the end of its order. */
const maxLinks = 5;

function save(links: readonly FollowLink[]): void {
  followLinks.save(links);
  useFollowed.setState({ links });
}

const without = (id: OrderId) => useFollowed.getState().links.filter((link) => link.id !== id);

export const follow = (link: FollowLink): void => save([link, ...without(link.id)].slice(0, maxLinks));

export const unfollow = (id: OrderId): void => save(without(id));

export const linkOf = (id: OrderId): FollowLink | undefined =>
  useFollowed.getState().links.find((link) => link.id === id);

/** The number of orders to reserve space for while they load. */
export const expectedActiveOrders = (): number => followedOrders.load().length;

/** An order that was under way when its phone was last proven; undefined when none was. */
export const lastKnownOrder = (): OrderId | undefined => followedOrders.load()[0];

/** Whether a link follows an order. */
export const hasFollowLinks = (): boolean => useFollowed.getState().links.length > 0;

/** Whether to reserve space for «Pedir otra vez». */
export const expectsPastOrders = (): boolean => Object(localJson.read(pastOrdersKey)).length > 0;
