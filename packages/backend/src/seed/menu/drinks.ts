import { drinkExtras } from './extras.ts';
import type { DemoCategory } from './types.ts';

const coffee = { extras: drinkExtras } as const;
const plain = { extras: [] } as const;

export const hotDrinks: DemoCategory = {
  name: 'Bebidas calientes',
  products: [
    {
      ...plain,
      slug: 'cafe-de-olla',
      name: 'Café de olla',
      description: 'Con piloncillo y canela, en taza de barro.',
      price: 4500,
    },
    {
      ...coffee,
      slug: 'capuchino',
      name: 'Capuchino',
      description: 'Café de Veracruz con leche bien espumada.',
      price: 5500,
    },
    {
      ...coffee,
      slug: 'latte-de-cajeta',
      name: 'Latte de cajeta',
      description: 'Espresso, leche cremosa y cajeta de Celaya.',
      price: 6500,
    },
    {
      ...coffee,
      slug: 'chocolate-caliente',
      name: 'Chocolate caliente',
      description: 'Chocolate de metate con espuma y bombones.',
      price: 6000,
    },
    {
      ...plain,
      slug: 'te-de-hierbabuena',
      name: 'Té de hierbabuena',
      description: 'Hierbabuena fresca con limón, para la sobremesa.',
      price: 4000,
    },
  ],
};

export const coldDrinks: DemoCategory = {
  name: 'Bebidas frías',
  products: [
    {
      ...plain,
      slug: 'limonada-mineral',
      name: 'Limonada mineral',
      description: 'Limón recién exprimido, agua mineral y hierbabuena.',
      price: 4500,
    },
    {
      ...plain,
      slug: 'agua-de-jamaica',
      name: 'Agua de jamaica',
      description: 'Flor de jamaica, naranja y mucho hielo. Medio litro.',
      price: 3900,
    },
    {
      ...plain,
      slug: 'horchata-con-canela',
      name: 'Horchata con canela',
      description: 'De arroz, hecha en casa, bien fría.',
      price: 4200,
    },
    {
      ...plain,
      slug: 'te-helado-durazno',
      name: 'Té helado de durazno',
      description: 'Té negro con durazno y limón.',
      price: 4500,
    },
    {
      ...coffee,
      slug: 'frappe-de-moka',
      name: 'Frappé de moka',
      description: 'Café, chocolate, crema batida y galleta.',
      price: 7500,
    },
    {
      ...coffee,
      slug: 'malteada-de-fresa',
      name: 'Malteada de fresa',
      description: 'Espesita, con helado y fresas de verdad.',
      price: 7900,
    },
  ],
};
