import { type Cart, isAvailable, type MenuMoment } from '@crepas/domain';
import type { MomentForm } from './momentForm.ts';
import type { OrderMenu } from './orderMenu.ts';

/**
 * What of an order cannot be had when it is wanted, below its products; undefined: nothing, or no hour is chosen yet. What is not on the
 * menu at all is the server's to refuse.
 *
 * @param now of the shop's clock
 */
export function missingCopy(
  { lines, isLater, scheduledFor }: MomentForm & { readonly lines: Cart },
  menu: OrderMenu,
  now: MenuMoment,
): string | undefined {
  if (isLater && scheduledFor === null) return undefined;
  const moment = { ...now, at: scheduledFor ?? now.at };
  const missing = new Set(
    lines
      .flatMap(({ product, crepas }) => [product, ...crepas])
      .flatMap(({ id }) => menu.entries.filter(({ product }) => product.id === id))
      .filter(({ product }) => !isAvailable(product, moment))
      .map(({ product }) => product.name),
  );
  if (missing.size === 0) return undefined;
  return `${isLater ? 'A esa hora' : 'Ahora'} no hay: ${[...missing].join(', ')}. Elige otra hora o quítalo.`;
}
