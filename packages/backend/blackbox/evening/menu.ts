import {
  createCategory,
  createExtra,
  createProduct,
  resumeShop,
  setProductExtras,
  setProductSoldOut,
  updateExtra,
  updateProduct,
  updateShop,
} from '@crepas/api';
import type { CategoryId, Cents, ExtraId, ProductId } from '@crepas/domain';
import { askStrictly } from '../harness/ask.ts';
import type { Address } from '../harness/server.ts';
import { combo, crepas, type DishName, dishNames, type Shop } from './shop.ts';

export type MenuIds = {
  readonly category: CategoryId;
  readonly dishes: ReadonlyMap<DishName, ProductId>;
  readonly nuts: ExtraId;
};

const usualPrices: Readonly<Record<DishName, number>> = {
  Nutella: 8_000,
  Cajeta: 8_550,
  Fresas: 9_510,
  Trío: 23_900,
};
const usualNuts = 1_505;

export const nutsName = 'Nuez';

export async function createMenu(server: Address, owner: string): Promise<MenuIds> {
  const { id: category } = await askStrictly(server, createCategory, 'De esta noche', owner);
  const extra = { name: nutsName, description: 'Nuez tostada', price: usualNuts as Cents };
  const { id: nuts } = await askStrictly(server, createExtra, extra, owner);
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
        categoryId: category,
        imageUrl: '',
        available: true,
        isCombo,
        isPromoted: false,
        isComboEligible: !isCombo,
      },
      owner,
    );
    await askStrictly(server, setProductExtras, { product: id, extras: [nuts] }, owner);
    dishes.set(name, id);
  }
  return { category, dishes, nuts };
}

/** Every dish on hand at its usual price, and an open shop without hours. */
export async function resetMenu(
  server: Address,
  { dishes, nuts }: MenuIds,
  owner: string,
  now: number,
): Promise<Shop> {
  for (const [name, id] of dishes) {
    const price = usualPrices[name] as Cents;
    await askStrictly(server, updateProduct, { id, price, available: true }, owner);
    await askStrictly(server, setProductSoldOut, { id, isSoldOut: false }, owner);
  }
  await askStrictly(server, updateExtra, { id: nuts, price: usualNuts as Cents }, owner);
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
    },
    owner,
  );
  await askStrictly(server, resumeShop, undefined, owner);
  const dish = (name: DishName) => ({ price: usualPrices[name], isHidden: false, isSoldOut: false });
  return {
    now,
    isOpen: true,
    pausedUntil: null,
    closesAt: null,
    lastOrderMinutes: 0,
    isZoneSmall: false,
    payments: ['cash'],
    isFetchOffered: false,
    nearTerms: [],
    otherTerms: null,
    dishes: Object.fromEntries(dishNames.map((name) => [name, dish(name)])) as Shop['dishes'],
    nuts: usualNuts,
    orders: [],
    toPrint: [],
  };
}

export const dishId = ({ dishes }: MenuIds, name: DishName): ProductId => {
  const id = dishes.get(name);
  if (id === undefined) throw new Error(`${name} is not on the menu.`);
  return id;
};

export const crepaIds = (menu: MenuIds) => crepas.map((name) => ({ id: dishId(menu, name), name }));
