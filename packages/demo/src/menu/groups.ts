import type { DemoGroup, DishGroup } from './types.ts';

export const groups: readonly DemoGroup[] = [
  {
    slug: 'tamano',
    name: 'Tamaño',
    options: [
      // Preselected, so that one tap still adds a drink.
      { name: 'Chico', price: 0, preselected: true },
      { name: 'Grande', price: 1500 },
    ],
  },
  {
    slug: 'salsas',
    name: 'Salsas',
    options: [
      { name: 'Verde', price: 1500 },
      { name: 'Roja', price: 1500 },
      { name: 'Chipotle', price: 1500 },
      { name: 'Habanero', price: 1500 },
    ],
  },
];

export const oneSize: DishGroup = { slug: 'tamano', min: 1, max: 1, included: 0, perOption: 1 };
export const threeSauces: DishGroup = { slug: 'salsas', min: 0, max: 3, included: 1, perOption: 1 };
