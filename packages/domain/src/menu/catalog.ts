import { type Cents, zeroCents } from '../money/money.ts';
import type { GroupId } from './choiceGroups.ts';
import type { MenuWindow } from './menuHours.ts';

declare const entity: unique symbol;
type Id<Name extends string> = number & { readonly [entity]: Name };

export type ProductId = Id<'product'>;
export type CategoryId = Id<'category'>;
export type ExtraId = Id<'extra'>;

/** For codecs and tests only: an id of the wire becomes one of its own type. It is not checked. */
export const productId = (id: number) => id as ProductId;
/** As {@link productId}. */
export const categoryId = (id: number) => id as CategoryId;
/** As {@link productId}. */
export const extraId = (id: number) => id as ExtraId;

/** A product of the menu (spec §3). */
export type Product = {
  readonly id: ProductId;
  readonly name: string;
  readonly description: string;
  readonly price: Cents;
  readonly categoryId: CategoryId;
  readonly available: boolean;
  readonly imageUrl: string;
  /** Sold as some crepas of the customer's choice. */
  readonly isCombo: boolean;
  /** How many crepas a combo holds (`comboSizeBounds`); `usualComboSize` for anything else. */
  readonly comboSize: number;
  /** Whether the crepas of a combo may be the same. */
  readonly comboRepeats: boolean;
  /** Shown in «Mejores Selecciones». */
  readonly isPromoted: boolean;
  /** May be one of the crepas of a combo. */
  readonly isComboEligible: boolean;
  /** Words that a search finds it by too, as the owner typed them: a brand, another name; empty for none. */
  readonly alsoFoundAs: string;
  /** What a customer with an allergy must know, as the owner typed it: «Contiene: leche, huevo»; empty for nothing. */
  readonly allergens: string;
  /** Kilocalories of one piece; null until the owner says it. */
  readonly calories: number | null;
  /**
   * When it can be had; none: always. What staff read are its own, what customers read are those that count
   * (`appliedWindows`).
   */
  readonly windows: readonly MenuWindow[];
  /** The groups of the product in their order (extension `grupos`); absent without groups. */
  readonly groupIds?: readonly GroupId[];
  /** The least that it costs, where a required group changes the price (`priceFrom`); absent otherwise. */
  readonly priceFrom?: Cents;
  /**
   * Milliseconds since 1970: sold out until then, and available again afterwards. Absent when the product is
   * not sold out, or when the backend does not send it.
   */
  readonly soldOutUntil?: number;
  /**
   * Milliseconds since 1970: outside of its windows until then, as the backend said when it was read. Absent when it can be
   * had, or when the backend does not send it. Its windows count where they are known; of a combo the later of both does.
   */
  readonly availableFrom?: number;
};

/** What a combo holds unless its owner says another number (spec §9). */
export const usualComboSize = 3;

/** How many crepas a combo may hold. */
export const comboSizeBounds = { min: 2, max: 12 };

/** The fields of a product that somebody fills in: all but its number, its groups, which are set apart, and what the clock decides. */
export type ProductFields = Omit<Product, 'id' | 'groupIds' | 'priceFrom' | 'soldOutUntil' | 'availableFrom'>;

/** What a new product has before its fields are set, and one of an order of which little is known. Any category can be stored. */
export const blankProduct: ProductFields = {
  name: '',
  description: '',
  price: zeroCents,
  categoryId: categoryId(1),
  available: true,
  imageUrl: '',
  isCombo: false,
  comboSize: usualComboSize,
  comboRepeats: false,
  isPromoted: false,
  isComboEligible: false,
  alsoFoundAs: '',
  allergens: '',
  calories: null,
  windows: [],
};

export type Category = {
  readonly id: CategoryId;
  readonly name: string;
  /** When its products can be had that have no windows of their own; none: always. */
  readonly windows: readonly MenuWindow[];
};

export type CountedCategory = Category & { readonly productCount: number };

/** Extras that one product may be ordered with. */
export const maxProductExtras = 200;

/** An ingredient that a customer may add to a product for a price. */
export type Extra = {
  readonly id: ExtraId;
  readonly name: string;
  readonly description: string;
  readonly price: Cents;
  readonly available: boolean;
  /** Like `soldOutUntil` of a product. */
  readonly soldOutUntil?: number;
};

export type Availability = 'active' | 'inactive';

/** The status text of a product or an extra for staff: Activo or Inactivo (spec §4). */
export const availabilityOf = ({ available }: { readonly available: boolean }): Availability =>
  available ? 'active' : 'inactive';

/** Toggles between shown and hidden (spec §4). */
export const toggleAvailability = <Item extends { readonly available: boolean }>(item: Item): Item => ({
  ...item,
  available: !item.available,
});
