import {
  type ChoiceGroup,
  type ChoiceOption,
  type GroupId,
  type GroupRule,
  type OfferedGroup,
  type OptionId,
  piecesTotal,
} from '../menu/choiceGroups.ts';
import type { Cents } from '../money/money.ts';
import { sumCents } from '../money/money.ts';

/** Some pieces of an option, with its name and price as the customer saw them. */
export type ChosenOption = Pick<ChoiceOption, 'id' | 'name' | 'price'> & {
  /** At least 1, for each piece of the product. */
  readonly quantity: number;
};

/** What is chosen of a product's group; a group of which nothing is chosen is left out. */
export type ChosenGroup = Pick<ChoiceGroup, 'id' | 'name'> &
  Pick<GroupRule, 'included'> & {
    /** In the order of the group, each once; at least one. */
    readonly options: readonly ChosenOption[];
  };

/** What a group adds to the price of one piece of the product. */
export const groupTotal = ({ options, included }: Pick<ChosenGroup, 'options' | 'included'>): Cents =>
  piecesTotal(
    options.flatMap(({ price, quantity }) => Array<Cents>(quantity).fill(price)),
    included,
  );

/** What all groups add to the price of one piece of the product. */
export const groupsTotal = (groups: readonly ChosenGroup[]): Cents => sumCents(groups.map(groupTotal));

/** How many pieces of an option are chosen. */
export const chosenPieces = (groups: readonly ChosenGroup[], option: OptionId): number =>
  groups.flatMap(({ options }) => options).find(({ id }) => id === option)?.quantity ?? 0;

/** How many pieces of a group are chosen. */
export const piecesOf = (groups: readonly ChosenGroup[], group: GroupId): number =>
  groups
    .filter(({ id }) => id === group)
    .flatMap(({ options }) => options)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** How often an option is wanted. */
export type WantedOption = { readonly id: OptionId; readonly quantity: number };

/**
 * The wanted options with the names, prices and order of the menu. What is not offered there is left out, and a quantity below 1; the
 * rules are not checked ({@link brokenRule}).
 */
export const chosenGroups = (
  offered: readonly OfferedGroup[],
  wanted: readonly WantedOption[],
): readonly ChosenGroup[] =>
  offered.flatMap(({ id, name, included, options }) => {
    const chosen = options.flatMap((option): readonly ChosenOption[] => {
      const quantity = wanted.find((one) => one.id === option.id)?.quantity ?? 0;
      return quantity < 1 ? [] : [{ id: option.id, name: option.name, price: option.price, quantity }];
    });
    return chosen.length === 0 ? [] : [{ id, name, included, options: chosen }];
  });

/** Every chosen option, of whatever group. */
export const wantedOptions = (
  groups: readonly { readonly options: readonly WantedOption[] }[],
): readonly WantedOption[] =>
  groups.flatMap(({ options }) => options.map(({ id, quantity }) => ({ id, quantity })));

/** What a customer finds chosen: the preselected options that can be had, as many as the rules allow. */
export const preselectedGroups = (offered: readonly OfferedGroup[]): readonly ChosenGroup[] =>
  chosenGroups(
    offered,
    offered.flatMap(({ max, options }) =>
      options
        .filter(({ isPreselected, available }) => isPreselected && available)
        .slice(0, max)
        .map(({ id }) => ({ id, quantity: 1 })),
    ),
  );

/**
 * With another number of pieces of an option. In a group of one piece the new option replaces the old one; in any other, a piece too
 * many changes nothing. An option that cannot be had is only taken away.
 *
 * @param offered all groups of the product
 */
export function changeOption(
  offered: readonly OfferedGroup[],
  chosen: readonly ChosenGroup[],
  option: OptionId,
  quantity: number,
): readonly ChosenGroup[] {
  const group = offered.find(({ options }) => options.some(({ id }) => id === option));
  if (!group) return chosen;
  const { max, perOption, options } = group;
  const isMore = quantity > chosenPieces(chosen, option);
  const isOffered = options.some(({ id, available }) => id === option && available);
  const others = wantedOptions(chosen).filter(({ id }) => id !== option);
  const ofGroup = ({ id }: WantedOption) => options.some((one) => one.id === id);
  const kept = isMore && max === 1 ? others.filter((one) => !ofGroup(one)) : others;
  const pieces = kept.filter(ofGroup).reduce((sum, one) => sum + one.quantity, quantity);
  if (isMore && (!isOffered || quantity > perOption || pieces > max)) return chosen;
  return chosenGroups(offered, [...kept, { id: option, quantity }]);
}

/** Whether one more piece of an option can be chosen, perhaps instead of another one. */
export const mayAddPiece = (
  offered: readonly OfferedGroup[],
  chosen: readonly ChosenGroup[],
  option: OptionId,
): boolean => changeOption(offered, chosen, option, chosenPieces(chosen, option) + 1) !== chosen;

export type BrokenRule = {
  readonly group: OfferedGroup;
  readonly rule: 'min' | 'max' | 'perOption';
};

/** The first rule that a choice breaks, in the order of the groups; null: it can be ordered. */
export function brokenRule(
  offered: readonly OfferedGroup[],
  wanted: readonly WantedOption[],
): BrokenRule | null {
  for (const group of offered) {
    const ofGroup = wanted.filter(({ id }) => group.options.some((option) => option.id === id));
    const pieces = ofGroup.reduce((sum, { quantity }) => sum + quantity, 0);
    if (pieces < group.min) return { group, rule: 'min' };
    if (pieces > group.max) return { group, rule: 'max' };
    if (ofGroup.some(({ quantity }) => quantity > group.perOption)) return { group, rule: 'perOption' };
  }
  return null;
}
