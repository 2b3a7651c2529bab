import type { SeedMenu } from '../catalog/seedMenu.ts';

const imageUrlOf = (slug: string) => `/image-host/demo-crepas/image/upload/v1/menu/${slug}`;

const crepa = (slug: string, name: string) => ({
  imageUrl: imageUrlOf(slug),
  name,
  description: 'Recién hecha, al gusto. '.repeat(10),
  price: 6500,
  comboEligible: true,
  extras: ['nuez', 'cajeta'],
});

/**
 * A menu with known ids: categories 1 Crepas, 2 Combos; products 1 Nutella, 2 Fresa,
 * 3 Jamón, 4 Queso (65 pesos each), 5 Trío (a combo, 180 pesos); extras 1 Nuez (12.50), 2 Cajeta (10).
 */
export const smallMenu: SeedMenu = {
  categories: [
    {
      name: 'Crepas',
      products: [
        { ...crepa('nutella', 'Nutella'), promoted: true },
        crepa('fresa', 'Fresa'),
        crepa('jamon', 'Jamón'),
        crepa('queso', 'Queso'),
      ],
    },
    {
      name: 'Combos',
      products: [
        {
          imageUrl: imageUrlOf('trio'),
          name: 'Trío',
          description: '',
          price: 18_000,
          combo: true,
          extras: ['nuez'],
        },
      ],
    },
  ],
  extras: [
    { slug: 'nuez', name: 'Nuez', description: '', price: 1250 },
    { slug: 'cajeta', name: 'Cajeta', description: '', price: 1000 },
  ],
};
