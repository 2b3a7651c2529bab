import { sweetExtras } from './extras.ts';
import type { DemoCategory } from './types.ts';

const crepa = { comboEligible: true, extras: sweetExtras } as const;

export const crepasDulces: DemoCategory = {
  name: 'Crepas dulces',
  products: [
    {
      ...crepa,
      slug: 'crepa-cajeta-nuez',
      name: 'Cajeta con nuez',
      description: 'La de siempre: cajeta de Celaya y nuez tostada, recién salida de la plancha.',
      price: 8500,
      promoted: true,
    },
    {
      ...crepa,
      slug: 'crepa-avellana-fresas',
      name: 'Avellana con fresas',
      description: 'Crema de avellana tibia y muchas fresas frescas.',
      price: 9500,
      promoted: true,
    },
    {
      ...crepa,
      slug: 'crepa-platano-chocolate',
      name: 'Plátano con chocolate',
      description: 'Plátano maduro bañado en chocolate oscuro.',
      price: 8500,
    },
    {
      ...crepa,
      slug: 'crepa-frutos-rojos',
      name: 'Frutos rojos con queso crema',
      description: 'Zarzamora, frambuesa, mora azul y fresa sobre queso crema dulce.',
      price: 10500,
    },
    {
      ...crepa,
      slug: 'crepa-fresas-crema',
      name: 'Fresas con crema',
      description: 'Tres rollitos rellenos de crema batida, con fresas y su jarabe.',
      price: 9500,
    },
    {
      ...crepa,
      slug: 'crepa-manzana-canela',
      name: 'Manzana con canela',
      description: 'Manzana salteada en mantequilla, canela y un hilo de cajeta.',
      price: 8900,
    },
    {
      ...crepa,
      slug: 'crepa-tres-leches',
      name: 'Tres leches',
      description: 'Rollitos suaves bañados en tres leches, con crema y canela.',
      price: 9900,
    },
    {
      ...crepa,
      slug: 'crepa-mango-coco',
      name: 'Mango con coco',
      description: 'Mango ataulfo en cubos, coco rallado y un toque de crema.',
      price: 9200,
    },
    {
      ...crepa,
      slug: 'crepa-limon-azucar',
      name: 'Limón y azúcar',
      description: 'La clásica francesa: mantequilla, limón y azúcar.',
      price: 6900,
    },
    {
      ...crepa,
      slug: 'crepa-galleta-helado',
      name: 'Galleta con helado',
      description: 'Crepa de cacao con helado de galleta y chocolate.',
      price: 10900,
      comboEligible: false,
    },
  ],
};
