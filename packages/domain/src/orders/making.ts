import type { NamedItem, OrderDetailLine, OrderedGroup } from './order.ts';

/** How a line is made. */
type Made = Pick<OrderDetailLine, 'crepas' | 'extras' | 'groups'>;

/** «Nutella, Cajeta, Fresa». Empty for no names; leaves out what has no name. */
export const namesText = (items: readonly NamedItem<unknown>[]): string =>
  items.flatMap(({ name }) => name || []).join(', ');

/** «2 × Chocolate, Cajeta». @param times pieces of the product */
const optionsText = ({ options }: Pick<OrderedGroup, 'options'>, times = 1): string =>
  options
    .map(({ name, quantity }) => (quantity * times === 1 ? name : `${quantity * times} × ${name}`))
    .join(', ');

/** «Salsas: 2 × Chocolate, Cajeta». @param times pieces of the product */
export const groupText = (group: OrderedGroup, times = 1): string =>
  `${group.name}: ${optionsText(group, times)}`;

/** «Nutella, Cajeta · Grande · Nuez»: how a line is made, the same text for pieces that are made alike. Empty for a plain product. */
export const madeText = ({ crepas, extras, groups }: Made): string =>
  [namesText(crepas), ...groups.map((group) => optionsText(group)), namesText(extras)]
    .filter(Boolean)
    .join(' · ');

/** «3 × Crepa de Nutella (Fresas)», where an order is one text. */
export function lineText(line: Made & Pick<OrderDetailLine, 'quantity' | 'productName'>): string {
  const made = madeText(line);
  return `${line.quantity} × ${line.productName}${made === '' ? '' : ` (${made})`}`;
}

/**
 * The crepas, options and extras of a line, one text per row, for the staff and on tickets. Crepas and extras apply to each unit;
 * options are counted for the whole line: «Tamaño: 2 × Grande».
 */
export function makingTexts(line: Made & Pick<OrderDetailLine, 'quantity'>): readonly string[] {
  const each = line.quantity > 1 ? ' (en cada una)' : '';
  const [crepas, extras] = [namesText(line.crepas), namesText(line.extras)];
  return [
    ...(crepas === '' ? [] : [`Crepas${each}: ${crepas}`]),
    ...line.groups.map((group) => groupText(group, line.quantity)),
    ...(extras === '' ? [] : [`Extras${each}: ${extras}`]),
  ];
}

/** The same where a card has little room: «Crepas c/u: Nutella, Cajeta», «+ Fresas, Nuez c/u». The plus keeps to its first name. */
export function shortMakingTexts(line: Made & Pick<OrderDetailLine, 'quantity'>): readonly string[] {
  const isEach = line.quantity > 1;
  const [crepas, extras] = [namesText(line.crepas), namesText(line.extras)];
  return [
    ...(crepas === '' ? [] : [`Crepas${isEach ? ' c/u' : ''}: ${crepas}`]),
    ...line.groups.map((group) => groupText(group, line.quantity)),
    ...(extras === '' ? [] : [`+\u00a0${extras}${isEach ? '\u00a0c/u' : ''}`]),
  ];
}
