import { setOptionSoldOut, setProductSoldOut, updateExtra, updateProduct } from '@crepas/api';
import type { Cents, MenuWindow } from '@crepas/domain';
import fc from 'fast-check';
import { askStrictly } from '../harness/ask.ts';
import { type Option, type OptionName, optionNames } from './choices.ts';
import type { Evening } from './evening.ts';
import { dishId, optionIdOf, setOptionPrices } from './menu.ts';
import { type Hours, hoursText } from './menuHours.ts';
import { type DishName, dishNames, type Shop } from './shop.ts';
import { pesos, type Step, type StepKind, sometimes } from './step.ts';

const anyDish = fc.constantFrom(...dishNames);

const changeDish = (evening: Evening, name: DishName, change: Partial<Shop['dishes'][DishName]>) => {
  const { shop } = evening;
  evening.shop = { ...shop, dishes: { ...shop.dishes, [name]: { ...shop.dishes[name], ...change } } };
};

const hide = fc.record({ dish: anyDish, isHidden: sometimes }).map(
  ({ dish, isHidden }): Step =>
    (evening) => ({
      sentence: `The kitchen ${isHidden ? 'hides' : 'shows'} ${dish}.`,
      async happens() {
        const change = { id: dishId(evening.menu, dish), available: !isHidden };
        await askStrictly(evening.real.server(), updateProduct, change, evening.tokens.staff);
        changeDish(evening, dish, { isHidden });
      },
    }),
);

const sellOut = fc.record({ dish: anyDish, isSoldOut: sometimes }).map(
  ({ dish, isSoldOut }): Step =>
    (evening) => ({
      sentence: `${dish} is ${isSoldOut ? 'sold out' : 'there again'}.`,
      async happens() {
        const change = { id: dishId(evening.menu, dish), isSoldOut };
        await askStrictly(evening.real.server(), setProductSoldOut, change, evening.tokens.staff);
        changeDish(evening, dish, { isSoldOut });
      },
    }),
);

const everyDay: MenuWindow['days'] = [1, 2, 3, 4, 5, 6, 7];

const windowOf = ({ from, until }: Hours): MenuWindow => ({ days: everyDay, opens: from, closes: until });

/** Most of them begin or end during the evening. */
const anyHours = fc
  .record({ from: fc.integer({ min: 16 * 60, max: 27 * 60 }), minutes: fc.integer({ min: 1, max: 600 }) })
  .map(({ from, minutes }): Hours => ({ from: from % 1_440, until: (from + minutes) % 1_440 }));

const changeHours = fc
  .record({ dish: anyDish, hours: fc.oneof(fc.constant(null), fc.constant(null), anyHours) })
  .map(
    ({ dish, hours }): Step =>
      (evening) => ({
        sentence: `${dish} can be had ${hoursText(hours)}.`,
        async happens() {
          const change = { id: dishId(evening.menu, dish), windows: hours ? [windowOf(hours)] : [] };
          await askStrictly(evening.real.server(), updateProduct, change, evening.tokens.owner);
          changeDish(evening, dish, { hours });
        },
      }),
  );

const changePrice = fc.record({ dish: anyDish, price: fc.integer({ min: 100, max: 30_000 }) }).map(
  ({ dish, price }): Step =>
    (evening) => ({
      sentence: `The owner sets the price of ${dish} to ${pesos(price)}.`,
      async happens() {
        const change = { id: dishId(evening.menu, dish), price: price as Cents };
        await askStrictly(evening.real.server(), updateProduct, change, evening.tokens.owner);
        changeDish(evening, dish, { price });
      },
    }),
);

const changeNuts = fc.integer({ min: 100, max: 3_000 }).map(
  (price): Step =>
    (evening) => ({
      sentence: `The owner sets the price of nuts to ${pesos(price)}.`,
      async happens() {
        const change = { id: evening.menu.nuts, price: price as Cents };
        await askStrictly(evening.real.server(), updateExtra, change, evening.tokens.owner);
        evening.shop = { ...evening.shop, nuts: price };
      },
    }),
);

const changeOption = (evening: Evening, name: OptionName, change: Partial<Option>) => {
  const { shop } = evening;
  const options = { ...shop.options, [name]: { ...shop.options[name], ...change } };
  evening.shop = { ...shop, options };
};

const sellOutOption = fc.record({ option: fc.constantFrom(...optionNames), isSoldOut: sometimes }).map(
  ({ option, isSoldOut }): Step =>
    (evening) => ({
      sentence: `${option} is ${isSoldOut ? 'sold out' : 'there again'}.`,
      async happens() {
        const change = { id: optionIdOf(evening.menu, option), isSoldOut };
        await askStrictly(evening.real.server(), setOptionSoldOut, change, evening.tokens.staff);
        changeOption(evening, option, { isSoldOut });
      },
    }),
);

const changeOptionPrice = fc
  .record({ option: fc.constantFrom(...optionNames), price: fc.integer({ min: 0, max: 3_000 }) })
  .map(
    ({ option, price }): Step =>
      (evening) => ({
        sentence: `The owner sets the price of ${option} to ${pesos(price)}.`,
        async happens() {
          const { real, menu, tokens } = evening;
          changeOption(evening, option, { price });
          const { options } = evening.shop;
          const prices = Object.fromEntries(optionNames.map((name) => [name, options[name].price]));
          await setOptionPrices(real.server(), menu, prices as Record<OptionName, number>, tokens.owner);
        },
      }),
  );

/** What the owner and the kitchen change of the menu while customers order. */
export const menuSteps: readonly StepKind[] = [
  { weight: 4, arbitrary: hide },
  { weight: 4, arbitrary: sellOut },
  { weight: 3, arbitrary: changeHours },
  { weight: 3, arbitrary: changePrice },
  { weight: 1, arbitrary: changeNuts },
  { weight: 3, arbitrary: sellOutOption },
  { weight: 2, arbitrary: changeOptionPrice },
];
