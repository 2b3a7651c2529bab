import type { DemoExtra } from './types.ts';

export const sweetExtras = [
  'fresas',
  'platano',
  'nuez',
  'crema-batida',
  'helado-de-vainilla',
  'cajeta',
  'crema-de-avellana',
  'chocolate',
] as const;

export const savouryExtras = ['queso-extra', 'jamon', 'champinones', 'aguacate'] as const;

export const drinkExtras = ['crema-batida', 'cajeta', 'chocolate'] as const;

export const extras: readonly DemoExtra[] = [
  { slug: 'fresas', name: 'Fresas', description: 'Fresas frescas de Irapuato, en mitades.', price: 1800 },
  { slug: 'platano', name: 'Plátano', description: 'Rodajas de plátano maduro.', price: 1200 },
  { slug: 'nuez', name: 'Nuez', description: 'Nuez pecana tostada.', price: 2000 },
  { slug: 'crema-batida', name: 'Crema batida', description: 'Batida en casa, poco dulce.', price: 1500 },
  {
    slug: 'helado-de-vainilla',
    name: 'Helado de vainilla',
    description: 'Una bola, con vainilla de Papantla.',
    price: 2500,
  },
  { slug: 'cajeta', name: 'Cajeta', description: 'Cajeta de cabra de Celaya.', price: 1500 },
  {
    slug: 'crema-de-avellana',
    name: 'Crema de avellana',
    description: 'Avellana con cacao, bien servida.',
    price: 1800,
  },
  { slug: 'chocolate', name: 'Chocolate', description: 'Chocolate oscuro derretido.', price: 1500 },
  { slug: 'queso-extra', name: 'Queso extra', description: 'Más queso manchego fundido.', price: 1800 },
  { slug: 'jamon', name: 'Jamón', description: 'Jamón de pierna en rebanadas finas.', price: 2000 },
  { slug: 'champinones', name: 'Champiñones', description: 'Salteados con mantequilla y ajo.', price: 1800 },
  { slug: 'aguacate', name: 'Aguacate', description: 'Medio aguacate en láminas.', price: 2200 },
];
