import { drinkExtras } from './extras.ts';
import { oneSize } from './groups.ts';
import type { DishCategory } from './types.ts';

const coffee = { extras: drinkExtras } as const;
const plain = { extras: [] } as const;
const cold = { ...plain, groups: [oneSize] } as const;

export const hotDrinks: DishCategory = {
  name: 'Bebidas calientes',
  products: [
    {
      ...plain,
      slug: 'cafe-de-olla',
      colour: '#c69270',
      name: 'Café de olla',
      description: 'Con piloncillo y canela, en taza de barro.',
      price: 4500,
    },
    {
      ...coffee,
      slug: 'capuchino',
      colour: '#dac0a7',
      name: 'Capuchino',
      alsoFoundAs: 'Cappuccino, café con leche',
      description: 'Café de Veracruz con leche bien espumada.',
      price: 5500,
    },
    {
      ...coffee,
      slug: 'latte-de-cajeta',
      colour: '#deb499',
      name: 'Latte de cajeta',
      description: 'Espresso, leche cremosa y cajeta de Celaya.',
      price: 6500,
    },
    {
      ...coffee,
      slug: 'chocolate-caliente',
      colour: '#d09e7c',
      name: 'Chocolate caliente',
      description: 'Chocolate de metate con espuma y bombones.',
      price: 6000,
    },
    {
      ...plain,
      slug: 'te-de-hierbabuena',
      colour: '#dbc79a',
      name: 'Té de hierbabuena',
      alsoFoundAs: 'Infusión, menta',
      description: 'Hierbabuena fresca con limón, para la sobremesa.',
      price: 4000,
    },
  ],
};

export const coldDrinks: DishCategory = {
  name: 'Bebidas frías',
  products: [
    {
      ...cold,
      slug: 'limonada-mineral',
      colour: '#cfddc3',
      name: 'Limonada mineral',
      description: 'Limón recién exprimido, agua mineral y hierbabuena.',
      price: 4500,
    },
    {
      ...cold,
      slug: 'agua-de-jamaica',
      colour: '#cbc2b9',
      name: 'Agua de jamaica',
      description: 'Flor de jamaica, naranja y mucho hielo. Medio litro.',
      price: 3900,
    },
    {
      ...cold,
      slug: 'horchata-con-canela',
      colour: '#d3dacc',
      name: 'Horchata con canela',
      description: 'De arroz, hecha en casa, bien fría.',
      price: 4200,
    },
    {
      ...cold,
      slug: 'te-helado-durazno',
      colour: '#d0d2b7',
      name: 'Té helado de durazno',
      description: 'Té negro con durazno y limón.',
      price: 4500,
    },
    {
      ...coffee,
      slug: 'frappe-de-moka',
      colour: '#c2c5b4',
      name: 'Frappé de moka',
      alsoFoundAs: 'Frappuccino, café frío',
      description: 'Café, chocolate, crema batida y galleta.',
      price: 7500,
    },
    {
      ...coffee,
      slug: 'malteada-de-fresa',
      colour: '#d2c7c0',
      name: 'Malteada de fresa',
      alsoFoundAs: 'Milkshake, licuado',
      description: 'Espesita, con helado y fresas de verdad.',
      price: 7900,
    },
  ],
};
