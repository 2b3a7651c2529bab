import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksAboutDiet, searchMenu } from './searchMenu.ts';

const listed = (name: string, description: string, category: string) => ({
  product: { name, description, alsoFoundAs: '' },
  category,
});

const menu = [
  listed('Jamón serrano', 'Con queso y piña', 'Crepas saladas'),
  listed('Plátano con Nutella', 'La de siempre', 'Crepas dulces'),
  listed('Fresca', 'Jitomate y albahaca', 'Crepas saladas'),
  listed('Fresas con crema', 'Fruta del día', 'Crepas dulces'),
  listed('Malteada', 'Helado de Nutella', 'Bebidas'),
];

const found = (typed: string) => searchMenu(menu, typed).map(({ product }) => product.name);

describe('a search over the menu', () => {
  it.each([
    ['jamon', ['Jamón serrano']],
    ['JAMÓN', ['Jamón serrano']],
    ['jamo\u0301n', ['Jamón serrano']],
    ['pina', ['Jamón serrano']],
    ['bebida', ['Malteada']],
    ['serr', ['Jamón serrano']],
    ['crema fresas', ['Fresas con crema']],
    ['  «plátano»,  ', ['Plátano con Nutella']],
  ])('%j finds %j', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  it('puts a name before a category, and a category before a description', () => {
    const nutella = [
      listed('Malteada', 'Con Nutella', 'Bebidas'),
      listed('Clásica', 'La de siempre', 'Con Nutella'),
      listed('Nutella', '', 'Crepas'),
    ];
    expect(searchMenu(nutella, 'nutella').map(({ product }) => product.name)).toEqual([
      'Nutella',
      'Clásica',
      'Malteada',
    ]);
  });

  it('finds a product by the words of the owner, after those that have them in their name', () => {
    const avellana = listed('Avellana', '', 'Crepas');
    const words = [
      listed('Malteada', 'Con Nutella', 'Bebidas'),
      { ...avellana, product: { ...avellana.product, alsoFoundAs: 'Nutella, Nocilla' } },
      listed('Nutella', '', 'Crepas'),
    ];
    const names = (typed: string) => searchMenu(words, typed).map(({ product }) => product.name);
    expect(names('nutela')).toEqual(['Nutella', 'Avellana', 'Malteada']);
    expect(names('nocilla')).toEqual(['Avellana']);
  });

  it('keeps the order of the menu where products match in the same place', () => {
    expect(found('dulces')).toEqual(['Plátano con Nutella', 'Fresas con crema']);
  });

  it.each(['nutlla', 'nuttela', 'mutella', 'untella'])('forgives one wrong letter: %s', (typed) => {
    expect(found(typed)).toEqual(['Plátano con Nutella', 'Malteada']);
  });

  it('counts a doubled letter once: everybody writes it otherwise', () => {
    const waffles = [
      {
        ...listed('Waffle de fresa', '', 'Waffles'),
        product: { name: 'Waffle de fresa', description: '', alsoFoundAs: '' },
      },
      {
        ...listed('Tradicional', '', 'Postres'),
        product: { name: 'Tradicional', description: '', alsoFoundAs: 'wafle' },
      },
    ];
    expect(searchMenu(waffles, 'wafle').map(({ product }) => product.name)).toEqual([
      'Waffle de fresa',
      'Tradicional',
    ]);
    expect(searchMenu(waffles, 'waffle')).toHaveLength(2);
  });

  it('forgives a wrong letter only where nothing matches without it', () => {
    expect(found('fresa')).toEqual(['Fresas con crema']);
  });

  it('forgives none in a word of three letters', () => {
    expect(found('jem')).toEqual([]);
  });

  it('needs every typed word', () => {
    expect(found('nutella jamon')).toEqual([]);
  });

  it.each(['', '   ', '…', '¿?'])('finds nothing for %j, which has no word', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  it('finds each product by any beginning of any of its words', () => {
    const entry = fc.constantFrom(...menu);
    fc.assert(
      fc.property(entry, fc.nat(), fc.nat(), (product, at, length) => {
        const words = `${product.product.name} ${product.category} ${product.product.description}`.split(' ');
        const word = words[at % words.length] ?? '';
        expect(searchMenu(menu, word.slice(0, 1 + (length % word.length)))).toContain(product);
      }),
    );
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(menu).toEqual(expect.arrayContaining([...searchMenu(menu, typed)]));
      }),
    );
  });
});

it.each([
  ['sin gluten', true],
  ['Sin azúcar', true],
  ['soy celíaco', true],
  ['vegana', true],
  ['sin', false],
  ['fresa', false],
  ['sincronizada', false],
])('%j asks about a diet: %s', (typed, asks) => {
  expect(asksAboutDiet(typed)).toBe(asks);
});
