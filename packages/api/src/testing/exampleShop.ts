import {
  blankOption,
  blankProduct,
  type Category,
  type Cents,
  type ChoiceGroup,
  type ChoiceOption,
  categoryId,
  type Extra,
  type ExtraId,
  extraId,
  type GroupUse,
  groupId,
  groupsInUse,
  optionId,
  type Product,
  type ProductId,
  priceFrom,
  productId,
  usualGroupRule,
} from '@crepas/domain';
import { categoryToWire, countedCategoryToWire } from '../menu/category.ts';
import { offeredGroupToWire, useToWire } from '../menu/choiceGroup.ts';
import { extraToWire } from '../menu/extra.ts';
import { productToWire, singleProductToWire, staffProductToWire } from '../menu/product.ts';
import { plainShop, type Shop } from '../shop/shop.ts';
import { defaultWords } from '../shop/shopWords.ts';
import type { Answers } from './answers.ts';

/** A Friday evening in Mexico City, at which {@link exampleShop} is open. */
export const exampleNow = '2026-11-20T19:40:00-06:00';

/** A shop that has said everything of itself: open on Friday evening, delivers free, takes cash, cards and transfers. */
export const exampleShop: Shop = {
  ...plainShop({ ...defaultWords, whatsApp: '525512345678' }),
  week: [
    ...([1, 2, 3, 4] as const).map((day) => ({ day, opens: 17 * 60, closes: 23 * 60 })),
    ...([5, 6] as const).map((day) => ({ day, opens: 17 * 60, closes: 60 })),
  ],
  specialDays: [{ kind: 'closed', date: '2026-12-25', reason: 'Navidad' }],
  zone: [
    { lat: 19.4, lng: -99.18 },
    { lat: 19.4, lng: -99.14 },
    { lat: 19.43, lng: -99.14 },
    { lat: 19.43, lng: -99.18 },
  ],
  responsible: {
    name: 'Ana López Ruiz',
    address: 'Colima 55, Roma Norte, 06700 Ciudad de México',
    email: 'ana@crepas.example',
    phone: '5512345678',
  },
  features: ['horario', 'pausa', 'ocupado', 'agotado', 'zona', 'responsable'],
};

export type ExampleMenu = {
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly extras: readonly Extra[];
  /** The extras of each product; none where it is absent. */
  readonly offered: Readonly<Record<ProductId, readonly ExtraId[]>>;
  readonly groups: readonly ChoiceGroup[];
  /** What each product asks of them; nothing where it is absent. */
  readonly uses: Readonly<Record<ProductId, readonly GroupUse[]>>;
};

/** `.storybook/main.ts` serves the demo's pictures there. */
const picture = (name: string) => `/menu-pictures/${name}.webp`;

const sweet = { categoryId: categoryId(1), isComboEligible: true };
const savoury = { categoryId: categoryId(2), isComboEligible: true };
const dish = (
  id: number,
  name: string,
  pesos: number,
  image: string,
  more: Partial<Omit<Product, 'id'>> = {},
): Product => ({
  ...blankProduct,
  id: productId(id),
  name,
  price: (pesos * 100) as Cents,
  imageUrl: picture(image),
  ...more,
});

const option = (id: number, name: string, pesos: number, more: Partial<ChoiceOption> = {}): ChoiceOption => ({
  ...blankOption,
  id: optionId(id),
  name,
  price: (pesos * 100) as Cents,
  ...more,
});

/** Some dishes of each kind, with the pictures of the demo. */
export const exampleMenu: ExampleMenu = {
  categories: ['Crepas dulces', 'Crepas saladas', 'Combos', 'Bebidas'].map((name, index) => ({
    id: categoryId(index + 1),
    name,
    windows: [],
  })),
  products: [
    dish(1, 'Cajeta con nuez', 85, 'crepa-cajeta-nuez', {
      ...sweet,
      description: 'La de siempre: cajeta de Celaya y nuez tostada, recién salida de la plancha.',
      isPromoted: true,
      allergens: 'Contiene: gluten, leche, huevo, nuez',
      calories: 520,
    }),
    dish(2, 'Avellana con fresas', 95, 'crepa-avellana-fresas', {
      ...sweet,
      description: 'Crema de avellana tibia y muchas fresas frescas.',
      isPromoted: true,
      alsoFoundAs: 'Nutella, Nocilla',
    }),
    dish(3, 'Plátano con chocolate', 85, 'crepa-platano-chocolate', {
      ...sweet,
      description: 'Plátano maduro bañado en chocolate oscuro.',
    }),
    dish(4, 'Fresas con crema', 95.5, 'crepa-fresas-crema', {
      ...sweet,
      description: 'Tres rollitos rellenos de crema batida, con fresas y su jarabe.',
    }),
    dish(5, 'Jamón con queso', 95, 'crepa-jamon-queso', {
      ...savoury,
      description: 'Jamón de pierna y manchego que se derrite. Nunca falla.',
    }),
    dish(6, 'Rajas poblanas con elote', 105, 'crepa-poblana', {
      ...savoury,
      description: 'Rajas, elote y queso fresco, bañadas en crema de poblano.',
      isPromoted: true,
    }),
    dish(7, 'Trío Crepatlán', 239, 'combo-trio-crepatlan', {
      categoryId: categoryId(3),
      description: 'Tres crepas a tu gusto, dulces o saladas. Para compartir… o no.',
      isCombo: true,
    }),
    dish(8, 'Café de olla', 45, 'cafe-de-olla', {
      categoryId: categoryId(4),
      description: 'Con canela y piloncillo.',
    }),
  ],
  extras: [
    { id: extraId(1), name: 'Fresas', description: 'Frescas', price: 1800 as Cents, available: true },
    { id: extraId(2), name: 'Nuez', description: 'Tostada', price: 1500 as Cents, available: true },
    {
      id: extraId(3),
      name: 'Helado de vainilla',
      description: 'Una bola',
      price: 2500 as Cents,
      available: true,
    },
  ],
  offered: Object.fromEntries([1, 2, 3, 4, 7].map((id) => [id, [1, 2, 3].map(extraId)])),
  groups: [
    {
      id: groupId(1),
      name: 'Tamaño',
      options: [option(1, 'Chico', 0), option(2, 'Grande', 15)],
    },
    {
      id: groupId(2),
      name: 'Salsas',
      options: [
        option(3, 'Salsa verde', 8),
        option(4, 'Salsa macha', 12),
        option(5, 'Crema de chipotle', 10.5, { available: false }),
      ],
    },
  ],
  uses: {},
};

/** {@link exampleMenu} with a size of «Café de olla», and up to two sauces of «Jamón con queso», of which one is included. */
export const menuWithGroups: Partial<ExampleMenu> = {
  uses: {
    [productId(8)]: [{ groupId: groupId(1), ...usualGroupRule }],
    [productId(5)]: [{ groupId: groupId(2), min: 0, max: 2, included: 1, perOption: 1 }],
  },
};

const isOnHand = ({ available, soldOutUntil }: Product) => available && soldOutUntil === undefined;

function withGroups(
  product: Product,
  groups: readonly ChoiceGroup[],
  uses: readonly GroupUse[] = [],
): Product {
  if (uses.length === 0) return product;
  const from = priceFrom(product.price, groupsInUse(groups, uses));
  const groupIds = uses.map((use) => use.groupId);
  return { ...product, groupIds, ...(from !== null && { priceFrom: from }) };
}

/** What a server answers about a menu: to customers, and to staff. */
export function menuAnswers({ categories, extras, offered, groups, uses, ...menu }: ExampleMenu): Answers {
  const products = menu.products.map((product) => withGroups(product, groups, uses[product.id]));
  // As the server does: customers are offered what is on hand, and a product's own page shows the others too.
  const available = products.filter(isOnHand);
  const idOf = (url: URL, name: string) => Number(url.searchParams.get(name));
  return {
    'GET /promo': () => available.filter(({ isPromoted }) => isPromoted).map(productToWire),
    'GET /category': ({ url }) =>
      available.filter((product) => product.categoryId === idOf(url, 'categoria')).map(productToWire),
    'GET /crepa-combo': () => available.filter(({ isComboEligible }) => isComboEligible).map(productToWire),
    'GET /modal': ({ url }) => products.filter(({ id }) => id === idOf(url, 'id')).map(singleProductToWire),
    'GET /category-asc': () => categories.map(categoryToWire),
    'GET /categories/with-product-count': () =>
      categories.map((category) =>
        countedCategoryToWire({
          ...category,
          productCount: products.filter((product) => product.categoryId === category.id).length,
        }),
      ),
    'GET /allcategories': () => categories.map(categoryToWire),
    'GET /ingredientes': () => extras.map(extraToWire),
    'GET /producto-ingredientes/:id': ({ params }) => offered[productId(Number(params.id))] ?? [],
    'GET /grupos': () => groups.map(offeredGroupToWire),
    'GET /productos/:id/grupos': ({ params }) => (uses[productId(Number(params.id))] ?? []).map(useToWire),
    'GET /admin': ({ url }) =>
      products.filter((product) => product.categoryId === idOf(url, 'categoria')).map(staffProductToWire),
  };
}
