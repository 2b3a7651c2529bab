import type { NamedItem, OrderDetailLine } from './order.ts';

/** «Nutella, Cajeta, Fresa». Empty for no names; leaves out what has no name. */
export const namesText = (items: readonly NamedItem<unknown>[]): string =>
  items.flatMap(({ name }) => name || []).join(', ');

/** «Nutella, Cajeta · Nuez»: how a line is made, the same text for pieces that are made alike. Empty for a plain product. */
export const madeText = ({ crepas, extras }: Pick<OrderDetailLine, 'crepas' | 'extras'>): string =>
  [namesText(crepas), namesText(extras)].filter(Boolean).join(' · ');

/** «3 × Crepa de Nutella (Fresas)», where an order is one text. */
export function lineText(
  line: Pick<OrderDetailLine, 'crepas' | 'extras' | 'quantity' | 'productName'>,
): string {
  const made = madeText(line);
  return `${line.quantity} × ${line.productName}${made === '' ? '' : ` (${made})`}`;
}

/** The crepas and extras of a line, one text per row, for the staff and on tickets. They apply to each unit. */
export function makingTexts(
  line: Pick<OrderDetailLine, 'crepas' | 'extras' | 'quantity'>,
): readonly string[] {
  const each = line.quantity > 1 ? ' (en cada una)' : '';
  const [crepas, extras] = [namesText(line.crepas), namesText(line.extras)];
  return [
    ...(crepas === '' ? [] : [`Crepas${each}: ${crepas}`]),
    ...(extras === '' ? [] : [`Extras${each}: ${extras}`]),
  ];
}
