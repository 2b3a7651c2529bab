import type { ChoiceOption, Extra, FreshMenu, Instant, MenuMoment, Product } from '@crepas/domain';
import type { TypedOptions } from './orderOptionsStorage.ts';

type MenuOfOrder = { readonly menu: FreshMenu; readonly moment: MenuMoment };

/**
 * The menu at the moment for which the order is: what is sold out today can be ordered for tomorrow.
 *
 * @param scheduledFor null: as soon as possible
 */
export function menuAt(menu: FreshMenu, now: MenuMoment, scheduledFor: Instant | null): MenuOfOrder {
  if (scheduledFor === null) return { menu, moment: now };
  const back = <Item extends Extra | Product | ChoiceOption>(item: Item) => backBy(scheduledFor, item);
  const products = menu.products.map((product) => ({
    ...product,
    now: product.now && back(product.now),
    extras: product.extras.map(back),
    groups: product.groups.map((group) => ({ ...group, options: group.options.map(back) })),
  }));
  return { menu: { products, crepas: menu.crepas.map(back) }, moment: { ...now, at: scheduledFor } };
}

/** What is sold out reads as hidden, with the time of its return; what the owner has hidden has no such time. */
function backBy<Item extends Extra | Product | ChoiceOption>(at: Instant, item: Item): Item {
  const { soldOutUntil } = item;
  if (soldOutUntil === undefined || soldOutUntil > at) return item;
  const { soldOutUntil: _, ...back } = item;
  return { ...back, available: true } as Item;
}

/** Null while no moment is chosen. */
export const chosenMoment = ({
  isLater,
  scheduledFor,
}: Pick<TypedOptions, 'isLater' | 'scheduledFor'>): Instant | null => (isLater ? scheduledFor : null);
