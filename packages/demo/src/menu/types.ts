/** An extra of the demo menu; `price` in whole centavos. */
export type DemoExtra = { slug: string; name: string; description: string; price: number };

/** A group of choices of the demo menu. */
export type DemoGroup = {
  slug: string;
  name: string;
  /** In the order in which customers read them; `price` in whole centavos is what a piece adds. */
  options: readonly { name: string; price: number; preselected?: boolean }[];
};

/** How a dish uses a group: its slug, and the rule (`GroupRule`). */
export type DishGroup = {
  slug: string;
  min: number;
  max: number;
  included: number;
  perOption: number;
};

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
  /** Crepas of the customer's choice: three different ones unless said otherwise. */
  combo?: boolean;
  comboSize?: number;
  comboRepeats?: boolean;
  /** May be one of those. */
  comboEligible?: boolean;
  alsoFoundAs?: string;
  /** What a customer with an allergy must know. */
  allergens?: string;
  /** Slugs of the extras offered with it. */
  extras: readonly string[];
  /** In the order of its screen. */
  groups?: readonly DishGroup[];
};

export type DishCategory = { name: string; products: readonly Dish[] };

/** A dish with the address of its picture. */
export type DemoProduct = Dish & { imageUrl: string };

export type DemoCategory = { name: string; products: readonly DemoProduct[] };

/** The menu a new shop starts with; categories in shop order. */
export type DemoMenu = {
  categories: readonly DemoCategory[];
  extras: readonly DemoExtra[];
  groups: readonly DemoGroup[];
};
