import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestProducts } from './nearestProducts.ts';

const listed = (name: string, category: string, alsoFoundAs = '') => ({
  product: { name, description: '', alsoFoundAs },
  category,
});

const menu = [
  listed('Cajeta con nuez', 'Crepas dulces'),
  listed('Avellana con fresas', 'Crepas dulces', 'Nutella, Nocilla'),
  listed('Huitlacoche', 'Crepas saladas'),
  listed('Capuchino', 'Bebidas'),
  listed('Limonada mineral', 'Bebidas'),
];
const nearest = (typed: string) => nearestProducts(menu, typed, 3).map(({ product }) => product.name);

it.each([
  ['notela', 'Avellana con fresas'],
  ['ñutelita', 'Avellana con fresas'],
  ['guitlacoshe', 'Huitlacoche'],
  ['capuccinno', 'Capuchino'],
  ['limon agrio', 'Limonada mineral'],
])('%s, with more than one wrong letter, is most like «%s»', (typed, name) => {
  expect(nearest(typed)[0]).toBe(name);
});

it('offers the first of the menu for a text that is like nothing', () => {
  expect(nearest('xyz')).toEqual(['Cajeta con nuez', 'Avellana con fresas', 'Huitlacoche']);
});

it('reads a bounded part of the text', () => {
  const endless = `${'x'.repeat(300)} huitlacoche`;
  expect(nearest(endless)).toEqual(nearest('x'.repeat(20)));
});

it('offers that many different products for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(7), (typed, count) => {
      const offered = nearestProducts(menu, typed, count);
      expect(new Set(offered).size).toBe(Math.min(count, menu.length));
    }),
  );
});
