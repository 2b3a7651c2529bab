import { apiErrorCopy } from '@crepas/api';
import { addReordered, type Choice, type Missing, type PastOrder, reorder } from '@crepas/domain';
import { client } from '../../shared/api.ts';
import { useCart } from '../../shared/cart/cart.ts';
import { soldOutTitle } from '../../shared/copy/availability.ts';
import { loadFreshMenu } from '../../shared/menu/freshMenu.ts';
import type { StartedChoice } from '../../shared/paths.ts';

export type Put =
  | { readonly kind: 'success' | 'neutral' | 'failure'; readonly text: string }
  /** Combos lost a crepa: the customer chooses another one at their products. */
  | { readonly kind: 'incomplete'; readonly started: StartedChoice };

/**
 * Puts an earlier order into the cart at today's prices, and says what is missing.
 */
export async function reorderToCart(past: PastOrder): Promise<Put> {
  try {
    const { choices, incomplete, missing } = reorder(past, await loadFreshMenu(client, past.lines));
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
  ['notToday', 'Hoy no hay'],
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
  if (missing.length === 0) return 'Listo, ya está en tu carrito.';
  return `${isAdded ? 'Lo demás ya está en tu carrito.' : 'Hoy no podemos repetirlo.'} ${missingCopy(missing)}`;
}

/** On the page of the first of these combos, each of which lost a crepa. @internal */
export function incompleteCopy(missing: readonly Missing[], combos: readonly Choice[]): string {
  const [first, ...later] = combos.map(({ product }) => `«${product.name}»`);
  const next = later.length > 0 ? ` Después sigue ${listOf(later)}.` : '';
  return `${missingCopy(missing)} Elige otra crepa para ${first}.${next}`.trim();
}
