import { sweetExtras } from './extras.ts';
import type { DishCategory } from './types.ts';

const combo = { combo: true, extras: ['crema-batida', 'helado-de-vainilla', 'aguacate'] } as const;
const waffle = { extras: sweetExtras } as const;

export const combos: DishCategory = {
  name: 'Combos',
  products: [
    {
      ...combo,
      slug: 'combo-trio-crepatlan',
      colour: '#c48a57',
      name: 'Trío Crepatlán',
      description: 'Tres crepas a tu gusto, dulces o saladas. Para compartir… o no.',
      price: 23900,
      promoted: true,
    },
    {
      ...combo,
      slug: 'combo-tarde-de-antojo',
      colour: '#ca9d77',
      name: 'Tarde de antojo',
      description: 'Dos crepas a tu gusto, iguales si quieres, y un capuchino para acompañarlas.',
      price: 21900,
      comboSize: 2,
      comboRepeats: true,
    },
  ],
};

export const waffles: DishCategory = {
  name: 'Waffles',
  products: [
    {
      ...waffle,
      slug: 'waffle-clasico',
      colour: '#e3c090',
      name: 'Waffle clásico',
      alsoFoundAs: 'Wafle, gofre',
      description: 'Dorado y crujiente, con mantequilla, miel y moras azules.',
      price: 7900,
    },
    {
      ...waffle,
      slug: 'waffle-fresas-crema',
      colour: '#e6bf9f',
      name: 'Waffle de fresas con crema',
      description: 'Montaña de crema batida, fresas frescas y azúcar glas.',
      price: 9900,
      promoted: true,
    },
    {
      ...waffle,
      slug: 'waffle-platano-cajeta',
      colour: '#e4c499',
      name: 'Waffle de plátano y cajeta',
      description: 'Plátano, cajeta y nuez en cada cuadrito.',
      price: 9500,
    },
    {
      ...waffle,
      slug: 'waffle-chocolate-helado',
      colour: '#d8b492',
      name: 'Waffle de chocolate con helado',
      description: 'Masa de cacao, helado de vainilla y chocolate caliente.',
      price: 10900,
    },
  ],
};
