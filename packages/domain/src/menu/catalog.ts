import { type Cents, zeroCents } from '../money/money.ts';

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
  /** Sold as three crepas of the customer's choice. */
  readonly isCombo: boolean;
  /** Shown in «Mejores Selecciones». */
  readonly isPromoted: boolean;
  /** May be one of the three crepas of a combo. */
  readonly isComboEligible: boolean;
  /** Words that a search finds it by too, as the owner typed them: a brand, another name; empty for none. */
  readonly alsoFoundAs: string;
  /** What a customer with an allergy must know, as the owner typed it: «Contiene: leche, huevo»; empty for nothing. */
  readonly allergens: string;
  /** Kilocalories of one piece; null until the owner says it. */
  readonly calories: number | null;
  /**
   * Milliseconds since 1970: sold out until then, and available again afterwards. Absent when the product is
   * not sold out, or when the backend does not send it.
   */
  readonly soldOutUntil?: number;
};

/** What a new product has before its fields are set, and one of an order of which little is known. Any category can be stored. */
export const blankProduct: Omit<Product, 'id'> = {
  name: '',
  description: '',
  price: zeroCents,
  categoryId: categoryId(1),
  available: true,
  imageUrl: '',
  isCombo: false,
  isPromoted: false,
  isComboEligible: false,
  alsoFoundAs: '',
  allergens: '',
  calories: null,
};

export type Category = { readonly id: CategoryId; readonly name: string };

export type CountedCategory = Category & { readonly productCount: number };

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
