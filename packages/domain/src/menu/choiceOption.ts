import { zeroCents } from '../money/money.ts';
import type { ChoiceOption } from './choiceGroups.ts';

/** An option of which nothing is said yet. */
export const blankOption: Omit<ChoiceOption, 'id'> = {
  name: '',
  price: zeroCents,
  available: true,
  isPreselected: false,
};

/** The options that a customer is shown: those that the owner hides are left out. @param readBy see {@link isShown} */
export const shownOptions = (
  options: readonly ChoiceOption[],
  readBy: keyof typeof isShown,
): readonly ChoiceOption[] => options.filter(isShown[readBy]);

/** Staff read a sold-out option as available; a customer reads it as hidden, with the time of its return. */
const isShown = {
  staff: ({ available }: ChoiceOption) => available,
  customer: ({ available, soldOutUntil }: ChoiceOption) => available || soldOutUntil !== undefined,
};
