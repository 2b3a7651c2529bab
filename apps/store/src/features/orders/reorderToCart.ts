import { apiErrorCopy, type ShopReading } from '@crepas/api';
import {
  addReordered,
  type Choice,
  isComboComplete,
  lastOfferedMoment,
  type Missing,
  type PastOrder,
  reorder,
} from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { useCart } from '../../shared/cart/cart.ts';
import { soldOutTitle } from '../../shared/copy/availability.ts';
import { loadFreshMenu } from '../../shared/menu/freshMenu.ts';
import { menuMomentNow } from '../../shared/menu/menuMoment.ts';
import type { StartedChoice } from '../../shared/paths.ts';
import { shopKey } from '../../shared/shop/shopNow.ts';

export type Put =
  | { readonly kind: 'success' | 'neutral' | 'failure'; readonly text: string }
  /** Combos lost a crepa, or products an option that they need: the customer chooses another one at their products. */
  | { readonly kind: 'incomplete'; readonly started: StartedChoice };

/**
 * Puts an earlier order into the cart at today's prices, and says what is missing.
 */
export async function reorderToCart(queryClient: QueryClient, past: PastOrder): Promise<Put> {
  try {
    const menu = await loadFreshMenu(client, past.lines);
    const present = menuMomentNow(queryClient);
    const shop = queryClient.getQueryData<ShopReading>(shopKey)?.shop;
    const moment = { ...present, lastMoment: shop ? lastOfferedMoment(shop, present.at) : 0 };
    const { choices, incomplete, missing } = reorder(past, menu, moment);
    const { cart, restore } = useCart.getState();
    const added = addReordered(cart, choices);
    const isAdded = choices.length > 0;
    if (isAdded) restore(added.cart);
    const allMissing = [...missing, ...added.missing];
    const started = incomplete.reduceRight<StartedChoice | null>((next, again, index) => {
      const missingHere = index === 0 ? allMissing : [];
      return { again, note: incompleteCopy(missingHere, incomplete.slice(index)), next };
    }, null);
    if (started) return { kind: 'incomplete', started };
    const part = allMissing.length > 0 ? 'neutral' : 'success';
    return { kind: isAdded ? part : 'failure', text: reorderCopy(isAdded, allMissing) };
  } catch (error) {
    return { kind: 'failure', text: apiErrorCopy(error) };
  }
}

const reasons = [
  ['gone', 'Ya no hay'],
  ['soldOut', soldOutTitle],
  ['hours', 'A esta hora no hay'],
  ['notToday', 'Hoy no hay'],
  ['option', 'Ya no hay esa opción'],
  ['later', 'Elige en tu carrito para cuándo'],
  ['tooMany', 'No caben más de 50'],
] as const;

/** «Ya no hay: Fresas y Nuez. Agotado por hoy: Flan.» */
function missingCopy(missing: readonly Missing[]): string {
  return reasons
    .flatMap(([reason, label]) => {
      const names = new Set(
        missing.filter((one) => one.reason === reason).map(({ name }) => name || 'algo de tu pedido'),
      );
      return names.size > 0 ? `${label}: ${listOf([...names])}.` : [];
    })
    .join(' ');
}

const listOf = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${names.at(-1)}` : `${names[0]}`;

/** @internal */
export function reorderCopy(isAdded: boolean, missing: readonly Missing[]): string {
  const done = 'Listo, ya está en tu carrito.';
  if (missing.every(({ reason }) => reason === 'later')) return `${done} ${missingCopy(missing)}`.trim();
  return `${isAdded ? 'Lo demás ya está en tu carrito.' : 'Hoy no podemos repetirlo.'} ${missingCopy(missing)}`;
}

/** On the page of the first of these products, each of which lost a crepa or an option. @internal */
export function incompleteCopy(missing: readonly Missing[], choices: readonly Choice[]): string {
  const [first, ...later] = choices.map(({ product }) => `«${product.name}»`);
  const lost = choices[0] && !lacksCrepa(choices[0]) ? 'opción' : 'crepa';
  const next = later.length > 0 ? ` Después sigue ${listOf(later)}.` : '';
  return `${missingCopy(missing)} Elige otra ${lost} para ${first}.${next}`.trim();
}

const lacksCrepa = ({ product, crepas }: Choice) => product.isCombo && !isComboComplete(product, crepas);
