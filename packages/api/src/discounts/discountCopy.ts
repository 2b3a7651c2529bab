import {
  type CalendarDay,
  type CategoryId,
  capitalized,
  formatDayOfYear,
  type Gift,
  menuWindowText,
  moneyText,
  type ProductId,
} from '@crepas/domain';
import type { DiscountCodeChange } from './discountCode.ts';

/** The menu's names; undefined for what is gone. */
export type MenuNames = {
  readonly product: (id: ProductId) => string | undefined;
  readonly category: (id: CategoryId) => string | undefined;
};

/** What a code gives: «10 % de descuento». */
export function giftText(gift: Gift, { product }: Pick<MenuNames, 'product'>): string {
  switch (gift.kind) {
    case 'percent':
      return `${gift.percent} % de descuento`;
    case 'amount':
      return `${moneyText(gift.amount)} de descuento`;
    case 'delivery':
      return 'Envío gratis';
    case 'product':
      return `${product(gift.productId) ?? 'Un producto que ya no existe'} gratis`;
  }
}

/**
 * What a code gives and for whom, one term after the other: «10 % de descuento», «Desde $200.00». Paused or not is no term.
 *
 * @param hasEnded its last day is over (`hasCodeEnded`)
 */
export function codeTermsText(
  code: Omit<DiscountCodeChange, 'name' | 'isPaused'>,
  names: MenuNames,
  hasEnded = false,
): readonly string[] {
  const { gift, minimum, windows, maxUses, maxUsesPerPhone, fulfilment, categoryIds } = code;
  return [
    giftText(gift, names),
    ...(minimum > 0 ? [`Desde ${moneyText(minimum)}`] : []),
    ...(hasEnded && code.lastDay !== null ? [`Terminó el ${withYear(code.lastDay)}`] : daysText(code)),
    ...windows.map((window) => capitalized(menuWindowText(window))),
    ...(maxUses === null ? [] : [maxUses === 1 ? '1 vez' : `${maxUses} veces`]),
    ...(maxUsesPerPhone === null ? [] : [`${maxUsesPerPhone} por teléfono`]),
    ...(fulfilment === null ? [] : [fulfilment === 'pickup' ? 'Solo para recoger' : 'Solo a domicilio']),
    ...(categoryIds === null ? [] : [`Solo de ${categoryNames(categoryIds, names)}`]),
  ];
}

/** «Crepas dulces y Bebidas» */
export function categoryNames(ids: readonly CategoryId[], { category }: Pick<MenuNames, 'category'>): string {
  const known = ids.flatMap((id) => category(id) ?? []);
  const last = known.pop();
  if (last === undefined) return 'una categoría que ya no existe';
  return known.length === 0 ? last : `${known.join(', ')} y ${last}`;
}

/** «Del 1 al 31 de diciembre de 2026» */
function daysText({
  firstDay,
  lastDay,
}: Pick<DiscountCodeChange, 'firstDay' | 'lastDay'>): readonly string[] {
  if (firstDay === null) return lastDay === null ? [] : [`Hasta el ${withYear(lastDay)}`];
  if (lastDay === null) return [`Desde el ${withYear(firstDay)}`];
  if (firstDay === lastDay) return [`Solo el ${withYear(lastDay)}`];
  const [first, last] = [firstDay, lastDay].map(partsOf);
  if (first?.year !== last?.year) return [`Del ${withYear(firstDay)} al ${withYear(lastDay)}`];
  const from = first?.month === last?.month ? first?.day : first?.dayOfYear;
  return [`Del ${from} al ${withYear(lastDay)}`];
}

const partsOf = (day: CalendarDay) => {
  const dayOfYear = formatDayOfYear(new Date(`${day}T00:00:00Z`), 'UTC');
  const [number, month] = dayOfYear.split(' de ');
  return { dayOfYear, day: number, month, year: day.slice(0, 4) };
};

const withYear = (day: CalendarDay): string => {
  const { dayOfYear, year } = partsOf(day);
  return `${dayOfYear} de ${year}`;
};
