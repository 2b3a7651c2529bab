import { expect, it } from 'vitest';
import { testDatabase } from '../testing/testDatabase.ts';
import { readMenu } from './menu.ts';
import { type SeedMenu, seedMenu } from './seedMenu.ts';

const plain = { description: '', imageUrl: '', extras: [] };
const menu: SeedMenu = {
  categories: [
    {
      name: 'Dulces',
      products: [
        {
          name: 'Cajeta',
          description: 'Con nuez.',
          price: 6_550,
          imageUrl: '/cajeta.webp',
          promoted: true,
          comboEligible: true,
          extras: ['nuez', 'no-such-extra', 'coco'],
        },
        { ...plain, name: 'Trío', price: 18_000, combo: true, extras: ['coco'] },
      ],
    },
    {
      name: 'Bebidas',
      products: [
        {
          ...plain,
          name: 'Agua',
          price: 2_000,
          groups: [
            { slug: 'hielo', min: 0, max: 3, included: 1, perOption: 2 },
            { slug: 'tamano', min: 1, max: 1, included: 0, perOption: 1 },
          ],
        },
      ],
    },
  ],
  extras: [
    { slug: 'nuez', name: 'Nuez', description: 'Tostada.', price: 1_250 },
    { slug: 'coco', name: 'Coco', description: '', price: 850 },
  ],
  groups: [
    {
      slug: 'tamano',
      name: 'Tamaño',
      options: [
        { name: 'Chico', price: 0, preselected: true },
        { name: 'Grande', price: 1_500 },
      ],
    },
    { slug: 'hielo', name: 'Hielo', options: [{ name: 'Cubos', price: 500 }] },
  ],
};

const database = testDatabase(menu);

it('writes the whole menu into an empty database, in its order', async () => {
  const seeded = await readMenu(database);
  expect(seeded.categories).toEqual([
    { id: 1, name: 'Dulces', windows: [] },
    { id: 2, name: 'Bebidas', windows: [] },
  ]);
  const ordinary = {
    available: true,
    isCombo: false,
    comboSize: 3,
    comboRepeats: false,
    isPromoted: false,
    isComboEligible: false,
    alsoFoundAs: '',
    allergens: '',
    calories: null,
    windows: [],
  };
  expect(seeded.products).toEqual([
    {
      ...ordinary,
      id: 1,
      name: 'Cajeta',
      description: 'Con nuez.',
      price: 6_550,
      categoryId: 1,
      imageUrl: '/cajeta.webp',
      isPromoted: true,
      isComboEligible: true,
    },
    {
      ...ordinary,
      id: 2,
      name: 'Trío',
      description: '',
      price: 18_000,
      categoryId: 1,
      imageUrl: '',
      isCombo: true,
    },
    {
      ...ordinary,
      id: 3,
      name: 'Agua',
      description: '',
      price: 2_000,
      categoryId: 2,
      imageUrl: '',
      groupIds: [2, 1],
    },
  ]);
  expect(seeded.extras).toEqual([
    { id: 1, name: 'Nuez', description: 'Tostada.', price: 1_250, available: true },
    { id: 2, name: 'Coco', description: '', price: 850, available: true },
  ]);
});

it('links a product to the extras of its slugs and ignores an unknown slug', async () => {
  const { extraIdsOf } = await readMenu(database);
  expect([...extraIdsOf]).toEqual([
    [1, [1, 2]],
    [2, [2]],
  ]);
});

it('writes the groups in their order, and what a product asks of them', async () => {
  const { groups, usesOf } = await readMenu(database);
  const cubes = { id: 3, name: 'Cubos', price: 500, available: true, isPreselected: false };
  expect(groups).toEqual([
    {
      id: 1,
      name: 'Tamaño',
      options: [
        { id: 1, name: 'Chico', price: 0, available: true, isPreselected: true },
        { id: 2, name: 'Grande', price: 1_500, available: true, isPreselected: false },
      ],
    },
    { id: 2, name: 'Hielo', options: [cubes] },
  ]);
  expect([...usesOf]).toEqual([
    [
      3,
      [
        { groupId: 2, min: 0, max: 3, included: 1, perOption: 2 },
        { groupId: 1, min: 1, max: 1, included: 0, perOption: 1 },
      ],
    ],
  ]);
});

it('does not change a database that already holds a category', async () => {
  const before = await readMenu(database);
  const more = { name: 'Postres', products: [] };
  await seedMenu(database, { categories: [more], extras: menu.extras });
  // Only the clock went on.
  expect({ ...(await readMenu(database)), moment: before.moment }).toEqual(before);
});
