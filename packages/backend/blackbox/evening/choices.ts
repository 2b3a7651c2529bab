/**
 * The groups of the evening's menu, as part of its model: what a dish asks of its group stays the same, the prices of the options and what
 * is left of them change. It imports nothing of the product.
 */

export const optionNames = ['Chico', 'Grande', 'Verde', 'Roja'] as const;
export type OptionName = (typeof optionNames)[number];

export type Option = { readonly price: number; readonly isSoldOut: boolean };
export type Options = Readonly<Record<OptionName, Option>>;

export type Group = {
  readonly name: string;
  readonly options: readonly OptionName[];
  readonly min: number;
  readonly max: number;
  readonly included: number;
  readonly perOption: number;
};

const size: Group = {
  name: 'Tamaño',
  options: ['Chico', 'Grande'],
  min: 1,
  max: 1,
  included: 0,
  perOption: 1,
};
const sauces: Group = {
  name: 'Salsas',
  options: ['Verde', 'Roja'],
  min: 0,
  max: 3,
  included: 1,
  perOption: 2,
};
export const groups = [size, sauces];

/** By dish. The crepas of a combo do not bring theirs. */
export const groupOf: Readonly<Record<string, Group>> = { Cajeta: size, Nutella: sauces };

/** Pieces of an option, for each piece of the dish, at the price that the customer saw. */
export type Chosen = { readonly option: OptionName; readonly quantity: number; readonly price: number };

const piecesOf = (chosen: readonly Chosen[]) =>
  chosen.flatMap(({ price, quantity }) => Array<number>(quantity).fill(price));

/** For one piece of the dish: the cheapest ones are included. */
export const chosenCost = (dish: string, chosen: readonly Chosen[]): number =>
  piecesOf(chosen)
    .toSorted((a, b) => a - b)
    .slice(groupOf[dish]?.included ?? 0)
    .reduce((total, price) => total + price, 0);

export function breaksRule(dish: string, chosen: readonly Chosen[]): boolean {
  const group = groupOf[dish];
  if (!group) return chosen.length > 0;
  const count = piecesOf(chosen).length;
  return (
    count < group.min ||
    count > group.max ||
    chosen.some(({ option, quantity }) => quantity > group.perOption || !group.options.includes(option))
  );
}

/** Without what is sold out, at the prices of today. */
export const leftOf = (options: Options, chosen: readonly Chosen[]): readonly Chosen[] =>
  chosen
    .filter(({ option }) => !options[option].isSoldOut)
    .map((one) => ({ ...one, price: options[one.option].price }));

/** How often the menu is not what the customer saw. */
export const changedOptions = (options: Options, chosen: readonly Chosen[]): number =>
  chosen.filter(({ option, price }) => options[option].isSoldOut || options[option].price !== price).length;

/** A required group without an option left: nobody can order the dish. */
export const hasEnoughOptions = (options: Options, dish: string): boolean => {
  const group = groupOf[dish];
  return !group || group.options.filter((option) => !options[option].isSoldOut).length >= group.min;
};

/** How a line is made, whatever it costs. */
export const chosenText = (chosen: readonly Chosen[]): string =>
  chosen
    .map(({ option, quantity }) => `${quantity} ${option}`)
    .toSorted()
    .join(', ');

export type Wish = {
  /** Null: it is forgotten. */
  readonly size: 'Chico' | 'Grande' | null;
  readonly green: number;
  readonly red: number;
};

/** What somebody with this wish chooses of a dish, at the prices that they see. */
export function chosenBy({ size, green, red }: Wish, dish: string, options: Options): readonly Chosen[] {
  const counts: Partial<Record<OptionName, number>> =
    groupOf[dish]?.name === 'Tamaño' ? (size ? { [size]: 1 } : {}) : { Verde: green, Roja: red };
  return (groupOf[dish]?.options ?? []).flatMap((option) => {
    const quantity = counts[option] ?? 0;
    return quantity > 0 ? [{ option, quantity, price: options[option].price }] : [];
  });
}

/** « (Grande)», « (2 Verde)»: what the story says of a line. */
export function wishText({ size, green, red }: Wish, dish: string): string {
  const name = groupOf[dish]?.name;
  if (name === 'Tamaño') return ` (${size ?? 'no size'})`;
  return name === 'Salsas' && green + red > 0 ? ` (${green} Verde, ${red} Roja)` : '';
}
