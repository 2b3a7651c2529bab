import {
  createCategory,
  createDiscountCode,
  createExtra,
  createGroup,
  createProduct,
  deleteDiscountCode,
  getDiscountCodes,
  resumeShop,
  setOptionSoldOut,
  setProductExtras,
  setProductGroups,
  setProductSoldOut,
  updateExtra,
  updateGroup,
  updateProduct,
  updateShop,
} from '@crepas/api';
import {
  blankOption,
  type CategoryId,
  type Cents,
  type ChoiceGroup,
  type ExtraId,
  type OptionId,
  type ProductId,
} from '@crepas/domain';
import { aDiscountCode } from '@crepas/domain/testing';
import { askStrictly } from '../harness/ask.ts';
import type { Address } from '../harness/server.ts';
import { type Group, groupOf, groups, type OptionName, type Options, optionNames } from './choices.ts';
import { type Course, courseOf, type Gift, type Hours, type Terms, usualCode } from './codes.ts';
import { anyNumberLater } from './laterOrders.ts';
import { combo, crepas, type DishName, dishNames, type Shop } from './shop.ts';

export type MenuIds = {
  readonly categories: Readonly<Record<Course, CategoryId>>;
  readonly dishes: ReadonlyMap<DishName, ProductId>;
  readonly nuts: ExtraId;
  /** As they were created. */
  readonly groups: readonly ChoiceGroup[];
};

const usualPrices: Readonly<Record<DishName, number>> = {
  Nutella: 8_000,
  Cajeta: 8_550,
  Fresas: 9_510,
  Trío: 23_900,
};
const usualNuts = 1_505;
const usualOptions: Readonly<Record<OptionName, number>> = {
  Chico: 0,
  Grande: 1_510,
  Verde: 1_005,
  Roja: 1_705,
};

export const nutsName = 'Nuez';

export async function createMenu(server: Address, owner: string): Promise<MenuIds> {
  const { id: crepasId } = await askStrictly(server, createCategory, 'De esta noche', owner);
  const { id: combosId } = await askStrictly(server, createCategory, 'Combos de esta noche', owner);
  const categories = { crepas: crepasId, combos: combosId };
  const extra = { name: nutsName, description: 'Nuez tostada', price: usualNuts as Cents };
  const { id: nuts } = await askStrictly(server, createExtra, extra, owner);
  const created: ChoiceGroup[] = [];
  for (const { name, options } of groups) {
    const offered = options.map((option) => optionOf(option, usualOptions[option]));
    created.push(await askStrictly(server, createGroup, { name, options: offered }, owner));
  }
  const dishes = new Map<DishName, ProductId>();
  for (const name of dishNames) {
    const isCombo = name === combo;
    const { id } = await askStrictly(
      server,
      createProduct,
      {
        name,
        description: '',
        price: usualPrices[name] as Cents,
        categoryId: categories[courseOf(name)],
        imageUrl: '',
        available: true,
        isCombo,
        isPromoted: false,
        isComboEligible: !isCombo,
      },
      owner,
    );
    await askStrictly(server, setProductExtras, { product: id, extras: [nuts] }, owner);
    const group = groupOf[name];
    if (group)
      await askStrictly(server, setProductGroups, { product: id, uses: [ruleOf(created, group)] }, owner);
    dishes.set(name, id);
  }
  return { categories, dishes, nuts, groups: created };
}

const optionOf = (name: OptionName, price: number) => ({
  ...blankOption,
  name,
  price: price as Cents,
});

function ruleOf(created: readonly ChoiceGroup[], { name, min, max, included, perOption }: Group) {
  const groupId = created.find((group) => group.name === name)?.id;
  if (groupId === undefined) throw new Error(`${name} is no group.`);
  return { groupId, min, max, included, perOption };
}

/** The owner's new prices, of all options. */
export async function setOptionPrices(
  server: Address,
  { groups }: Pick<MenuIds, 'groups'>,
  prices: Readonly<Record<OptionName, number>>,
  owner: string,
): Promise<void> {
  for (const { id, name, options } of groups) {
    const changed = options.map((option) => {
      const known = option.name as OptionName;
      return { id: option.id, ...optionOf(known, prices[known]) };
    });
    await askStrictly(server, updateGroup, { id, name, options: changed }, owner);
  }
}

/** Every dish on hand at its usual price, one code, and an open shop without hours. */
export async function resetMenu(server: Address, menu: MenuIds, owner: string, now: number): Promise<Shop> {
  const { dishes, nuts } = menu;
  for (const [name, id] of dishes) {
    const price = usualPrices[name] as Cents;
    await askStrictly(server, updateProduct, { id, price, available: true, windows: [] }, owner);
    await askStrictly(server, setProductSoldOut, { id, isSoldOut: false }, owner);
  }
  await askStrictly(server, updateExtra, { id: nuts, price: usualNuts as Cents }, owner);
  await setOptionPrices(server, menu, usualOptions, owner);
  for (const name of optionNames) {
    await askStrictly(server, setOptionSoldOut, { id: optionIdOf(menu, name), isSoldOut: false }, owner);
  }
  for (const { id } of await askStrictly(server, getDiscountCodes, undefined, owner)) {
    await askStrictly(server, deleteDiscountCode, id, owner);
  }
  const code = await askStrictly(server, createDiscountCode, codeToSend(menu, usualCode), owner);
  await askStrictly(
    server,
    updateShop,
    {
      isOpen: true,
      timeZone: 'America/Mexico_City',
      week: [],
      lastOrderMinutes: 0,
      zone: null,
      payments: ['cash'],
      transfer: null,
      pickup: { isActive: false, minutes: 20 },
      feeZones: [],
      feeWithoutPin: null,
      scheduling: { isActive: true, daysAhead: 0, maxPerQuarter: null },
    },
    owner,
  );
  await askStrictly(server, resumeShop, undefined, owner);
  const dish = (name: DishName) => ({
    price: usualPrices[name],
    isHidden: false,
    isSoldOut: false,
    hours: null,
  });
  return {
    now,
    isOpen: true,
    pausedUntil: null,
    closesAt: null,
    lastOrderMinutes: 0,
    isZoneSmall: false,
    payments: ['cash'],
    isFetchOffered: false,
    ...anyNumberLater,
    nearTerms: [],
    otherTerms: null,
    dishes: Object.fromEntries(dishNames.map((name) => [name, dish(name)])) as Shop['dishes'],
    nuts: usualNuts,
    options: Object.fromEntries(
      optionNames.map((name) => [name, { price: usualOptions[name], isSoldOut: false }]),
    ) as Options,
    codes: [{ ...usualCode, id: code.id }],
    orders: [],
    toPrint: [],
  };
}

export const dishId = ({ dishes }: MenuIds, name: DishName): ProductId => {
  const id = dishes.get(name);
  if (id === undefined) throw new Error(`${name} is not on the menu.`);
  return id;
};

export function optionIdOf({ groups }: MenuIds, name: OptionName): OptionId {
  const option = groups.flatMap(({ options }) => options).find((one) => one.name === name);
  if (!option) throw new Error(`${name} is no option.`);
  return option.id;
}

/** A code as the owner sends it. */
export const codeToSend = (menu: MenuIds, { gift, minimum, course, hours, ...same }: Terms) =>
  aDiscountCode({
    ...same,
    minimum: minimum as Cents,
    gift: giftToSend(menu, gift),
    categoryIds: course && [menu.categories[course]],
    windows: hours ? [windowToSend(hours)] : [],
  });

/** On each day: an evening is shorter than what is left of a day. */
const windowToSend = ({ from, to }: Hours) => ({
  days: [1, 2, 3, 4, 5, 6, 7] as const,
  opens: minuteOfDay(from),
  closes: minuteOfDay(to),
});

/** Mexico City is six hours behind UTC, without summer time. */
export const inMexico = (at: number) => new Date(at - 6 * 3_600_000);
export const minuteOfDay = (at: number) => inMexico(at).getUTCHours() * 60 + inMexico(at).getUTCMinutes();

function giftToSend(menu: MenuIds, gift: Gift) {
  switch (gift.kind) {
    case 'amount':
      return { kind: gift.kind, amount: gift.amount as Cents };
    case 'dish':
      return { kind: 'product', productId: dishId(menu, gift.dish as DishName) } as const;
    default:
      return gift;
  }
}

export const crepaIds = (menu: MenuIds) => crepas.map((name) => ({ id: dishId(menu, name), name }));
