import { addCents, type Cents, sumCents } from '../money/money.ts';

/** Choices with rules: «elige tu tamaño», «hasta dos salsas, una incluida» (extension `grupos`). */

declare const entity: unique symbol;
type Id<Name extends string> = number & { readonly [entity]: Name };

export type GroupId = Id<'group'>;
export type OptionId = Id<'option'>;

/** For codecs and tests only: it is not checked. */
export const groupId = (id: number) => id as GroupId;
/** As {@link groupId}. */
export const optionId = (id: number) => id as OptionId;

/** One thing that a customer may choose in a group. */
export type ChoiceOption = {
  readonly id: OptionId;
  readonly name: string;
  /** What one piece adds to the price of the product. */
  readonly price: Cents;
  readonly available: boolean;
  /** Chosen when a customer opens the product. */
  readonly isPreselected: boolean;
  /** Like `soldOutUntil` of a product. */
  readonly soldOutUntil?: number;
};

/** A list of options that products share, in the order in which customers read it. */
export type ChoiceGroup = {
  readonly id: GroupId;
  readonly name: string;
  readonly options: readonly ChoiceOption[];
};

/** How a product uses a group: 0 ≤ `min` ≤ `max`, `included` ≤ `max`. */
export type GroupRule = {
  /** The fewest pieces; 0: the group may be left out. */
  readonly min: number;
  /** The most pieces. */
  readonly max: number;
  /** How many pieces are part of the product's price: the cheapest of the chosen ones. */
  readonly included: number;
  /** How often one option may be chosen. */
  readonly perOption: number;
};

/** A product's groups are a list of these, in the order of its screen. */
export type GroupUse = GroupRule & { readonly groupId: GroupId };

/** A group with the rule of the product that uses it. */
export type OfferedGroup = ChoiceGroup & GroupRule;

/** How long the lists may be, and how large the numbers of a rule. */
export const groupBounds = { groups: 100, options: 50, perProduct: 10, pieces: 20, perOption: 10 };

/** What a group has before its product says anything else: exactly one, as a size. */
export const usualGroupRule: GroupRule = { min: 1, max: 1, included: 0, perOption: 1 };

/** The groups of a product in its order. A use of a group that is gone is left out. */
export const groupsInUse = (
  groups: readonly ChoiceGroup[],
  uses: readonly GroupUse[],
): readonly OfferedGroup[] =>
  uses.flatMap(({ groupId: wanted, ...rule }) => {
    const group = groups.find(({ id }) => id === wanted);
    return group ? [{ ...group, ...rule }] : [];
  });

/** How a group is chosen: one of several, some of several, or any number of each. */
export type GroupKind = 'one' | 'some' | 'pieces';

/** The kind that follows from a rule: exactly one option is `one`, each option at most once is `some`. */
export function groupKind({ min, max, perOption }: GroupRule): GroupKind {
  if (min === 1 && max === 1) return 'one';
  return perOption === 1 ? 'some' : 'pieces';
}

/** What is wrong with a rule, by the name of its field; null: nothing. @param optionCount of its group */
export function ruleFault(
  { min, max, included, perOption }: GroupRule,
  optionCount: number,
): keyof GroupRule | null {
  const isWhole = (value: number, from: number, to: number) =>
    Number.isInteger(value) && value >= from && value <= to;
  if (!isWhole(perOption, 1, groupBounds.perOption)) return 'perOption';
  if (!isWhole(max, 1, groupBounds.pieces)) return 'max';
  if (!isWhole(min, 0, Math.min(max, optionCount * perOption))) return 'min';
  return isWhole(included, 0, max) ? null : 'included';
}

/** The prices of the cheapest pieces that satisfy a rule, lowest first; fewer than `min` when there are not enough. */
const cheapestPieces = (
  { options, min, perOption }: OfferedGroup,
  isOffered: (option: ChoiceOption) => boolean,
): readonly Cents[] =>
  options
    .filter(isOffered)
    .flatMap(({ price }) => Array<Cents>(perOption).fill(price))
    .sort((a, b) => a - b)
    .slice(0, min);

/** Whether enough of a group is left for the product to be ordered. */
export const hasEnoughLeft = (
  group: OfferedGroup,
  isOffered: (option: ChoiceOption) => boolean = ({ available }) => available,
): boolean => cheapestPieces(group, isOffered).length === group.min;

/** The sum of chosen pieces: the cheapest `included` of them cost nothing, in whatever order they were chosen. */
export const piecesTotal = (prices: readonly Cents[], included: number): Cents =>
  sumCents([...prices].sort((a, b) => a - b).slice(included));

/**
 * The least that a product costs, where one of its required groups changes the price; null where its own price is all that counts.
 */
export function priceFrom(
  price: Cents,
  groups: readonly OfferedGroup[],
  isOffered: (option: ChoiceOption) => boolean = ({ available }) => available,
): Cents | null {
  const changesPrice = ({ min, included, options }: OfferedGroup) =>
    min > included && options.some((option) => isOffered(option) && option.price > 0);
  if (!groups.some(changesPrice)) return null;
  return groups.reduce(
    (sum, group) => addCents(sum, piecesTotal(cheapestPieces(group, isOffered), group.included)),
    price,
  );
}
