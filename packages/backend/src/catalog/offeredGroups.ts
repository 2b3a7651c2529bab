import {
  type ChoiceOption,
  groupsInUse,
  hasEnoughLeft,
  type Instant,
  isAvailable,
  type Product,
  priceFrom,
} from '@crepas/domain';
import type { Menu } from './menu.ts';

/** The part of a menu that this needs. */
export type GroupsOfMenu = Pick<Menu, 'groups' | 'usesOf' | 'moment'>;

/**
 * A product with the least that it costs by the options that can be had at the moment. One of which a required group has not enough
 * options left reads as sold out until there are, or as hidden.
 */
export function withGroupsLeft(menu: GroupsOfMenu, product: Product): Product {
  const { groups, usesOf, moment } = menu;
  const offered = groupsInUse(groups, usesOf.get(product.id) ?? []);
  const isOfferedAt = (at: Instant) => (option: ChoiceOption) => isAvailable(option, { ...moment, at });
  const isEnoughAt = (at: Instant) => offered.every((group) => hasEnoughLeft(group, isOfferedAt(at)));
  if (isEnoughAt(moment.at)) return withPriceFrom(menu, product);
  const returns = offered
    .flatMap(({ options }) => options.flatMap(({ soldOutUntil }) => soldOutUntil ?? []))
    .filter(isEnoughAt);
  if (returns.length === 0) return { ...product, available: false };
  return { ...product, soldOutUntil: Math.max(Math.min(...returns), product.soldOutUntil ?? 0) };
}

/** With the least that it costs by the options that can be had at the moment, where one of its required groups changes the price. */
export function withPriceFrom({ groups, usesOf, moment }: GroupsOfMenu, product: Product): Product {
  const offered = groupsInUse(groups, usesOf.get(product.id) ?? []);
  const from = priceFrom(product.price, offered, (option) => isAvailable(option, moment));
  return from === null ? product : { ...product, priceFrom: from };
}
