import type { Choice, Missing } from '@crepas/domain';
import { soldOutTitle } from '../../shared/copy/availability.ts';

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

export function reorderCopy(isAdded: boolean, missing: readonly Missing[]): string {
  if (missing.length === 0) return 'Listo, ya está en tu carrito.';
  return `${isAdded ? 'Lo demás ya está en tu carrito.' : 'Hoy no podemos repetirlo.'} ${missingCopy(missing)}`;
}

/** On the page of the first of these combos, each of which lost a crepa. */
export function incompleteCopy(missing: readonly Missing[], combos: readonly Choice[]): string {
  const [first, ...later] = combos.map(({ product }) => `«${product.name}»`);
  const next = later.length > 0 ? ` Después sigue ${listOf(later)}.` : '';
  return `${missingCopy(missing)} Elige otra crepa para ${first}.${next}`.trim();
}
