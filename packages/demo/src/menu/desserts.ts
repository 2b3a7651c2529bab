import { drinkExtras, sweetExtras } from './extras.ts';
import type { DishCategory } from './types.ts';

export const desserts: DishCategory = {
  name: 'Postres',
  products: [
    {
      slug: 'pastel-mil-crepas',
      colour: '#e7c9b5',
      name: 'Pastel de mil crepas',
      description: 'Una rebanada altísima de crepas y crema pastelera.',
      price: 9500,
      extras: sweetExtras,
    },
    {
      slug: 'flan-de-cajeta',
      colour: '#e6ba8e',
      name: 'Flan de cajeta',
      description: 'Cremoso, con caramelo y nuez.',
      price: 6500,
      extras: ['crema-batida', 'nuez'],
    },
    {
      slug: 'copa-de-helado',
      colour: '#e6bdae',
      name: 'Copa de helado',
      alsoFoundAs: 'Nieve, sundae',
      description: 'Vainilla, chocolate y fresa con chocolate derretido.',
      price: 7900,
      extras: sweetExtras,
    },
    {
      slug: 'churros-con-chocolate',
      colour: '#dcb799',
      name: 'Churros con chocolate',
      description: 'Cuatro churros azucarados y su tacita para remojar.',
      price: 6900,
      extras: drinkExtras,
    },
  ],
};
