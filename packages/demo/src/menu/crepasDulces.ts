import { sweetExtras } from './extras.ts';
import type { DishCategory } from './types.ts';

const crepa = { comboEligible: true, extras: sweetExtras } as const;

export const crepasDulces: DishCategory = {
  name: 'Crepas dulces',
  products: [
    {
      ...crepa,
      slug: 'crepa-cajeta-nuez',
      colour: '#e0bf98',
      name: 'Cajeta con nuez',
      description: 'La de siempre: cajeta de Celaya y nuez tostada, recién salida de la plancha.',
      price: 8500,
      promoted: true,
    },
    {
      ...crepa,
      slug: 'crepa-avellana-fresas',
      colour: '#e5bf9f',
      name: 'Avellana con fresas',
      description: 'Crema de avellana tibia y muchas fresas frescas.',
      price: 9500,
      promoted: true,
    },
    {
      ...crepa,
      slug: 'crepa-platano-chocolate',
      colour: '#e2cba6',
      name: 'Plátano con chocolate',
      description: 'Plátano maduro bañado en chocolate oscuro.',
      price: 8500,
    },
    {
      ...crepa,
      slug: 'crepa-frutos-rojos',
      colour: '#e0c1a5',
      name: 'Frutos rojos con queso crema',
      description: 'Zarzamora, frambuesa, mora azul y fresa sobre queso crema dulce.',
      price: 10500,
    },
    {
      ...crepa,
      slug: 'crepa-fresas-crema',
      colour: '#e2c0a7',
      name: 'Fresas con crema',
      description: 'Tres rollitos rellenos de crema batida, con fresas y su jarabe.',
      price: 9500,
    },
    {
      ...crepa,
      slug: 'crepa-manzana-canela',
      colour: '#e3c29c',
      name: 'Manzana con canela',
      description: 'Manzana salteada en mantequilla, canela y un hilo de cajeta.',
      price: 8900,
    },
    {
      ...crepa,
      slug: 'crepa-tres-leches',
      colour: '#e6d0b7',
      name: 'Tres leches',
      description: 'Rollitos suaves bañados en tres leches, con crema y canela.',
      price: 9900,
    },
    {
      ...crepa,
      slug: 'crepa-mango-coco',
      colour: '#e5ca9f',
      name: 'Mango con coco',
      description: 'Mango ataulfo en cubos, coco rallado y un toque de crema.',
      price: 9200,
    },
    {
      ...crepa,
      slug: 'crepa-limon-azucar',
      colour: '#e8d2a7',
      name: 'Limón y azúcar',
      description: 'La clásica francesa: mantequilla, limón y azúcar.',
      price: 6900,
    },
    {
      ...crepa,
      slug: 'crepa-galleta-helado',
      colour: '#d3bca6',
      name: 'Galleta con helado',
      description: 'Crepa de cacao con helado de galleta y chocolate.',
      price: 10900,
      comboEligible: false,
    },
  ],
};
