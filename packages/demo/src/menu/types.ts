/** An extra of the demo menu; `price` in whole centavos. */
export type DemoExtra = { slug: string; name: string; description: string; price: number };

/** A dish in the files of the menu. `price` in whole centavos; its picture is `pictures/menu/<slug>.webp`. */
export type Dish = {
  slug: string;
  /** Shown until the picture is loaded: `#rrggbb`. */
  colour: string;
  name: string;
  description: string;
  price: number;
  /** Shown in «Mejores Selecciones». */
  promoted?: boolean;
  /** Three crepas of the customer's choice. */
  combo?: boolean;
  /** May be one of those three. */
  comboEligible?: boolean;
  alsoFoundAs?: string;
  /** What a customer with an allergy must know. */
  allergens?: string;
  /** Slugs of the extras offered with it. */
  extras: readonly string[];
};

export type DishCategory = { name: string; products: readonly Dish[] };

/** A dish with the address of its picture. */
export type DemoProduct = Dish & { imageUrl: string };

export type DemoCategory = { name: string; products: readonly DemoProduct[] };

/** The menu a new shop starts with; categories in shop order. */
export type DemoMenu = { categories: readonly DemoCategory[]; extras: readonly DemoExtra[] };
