import { savouryExtras } from './extras.ts';
import { threeSauces } from './groups.ts';
import type { DishCategory } from './types.ts';

const crepa = { comboEligible: true, extras: savouryExtras } as const;

export const crepasSaladas: DishCategory = {
  name: 'Crepas saladas',
  products: [
    {
      ...crepa,
      slug: 'crepa-jamon-queso',
      colour: '#baad7d',
      name: 'Jamón con queso',
      alsoFoundAs: 'Jamón y queso, clásica',
      description: 'Jamón de pierna y manchego que se derrite. Nunca falla.',
      price: 9500,
    },
    {
      ...crepa,
      slug: 'crepa-poblana',
      colour: '#a6ae7e',
      name: 'Rajas poblanas con elote',
      description: 'Rajas, elote y queso fresco, bañadas en crema de poblano.',
      price: 10500,
      promoted: true,
    },
    {
      ...crepa,
      slug: 'crepa-pollo-champinones',
      colour: '#b2b48d',
      name: 'Pollo con champiñones',
      description: 'Pechuga a la plancha y champiñones en salsa blanca.',
      price: 11500,
    },
    {
      ...crepa,
      slug: 'crepa-espinaca-cabra',
      colour: '#a6a472',
      name: 'Espinaca con queso de cabra',
      description: 'Espinaca tierna, queso de cabra, nuez y miel de abeja.',
      price: 10900,
    },
    {
      ...crepa,
      slug: 'crepa-huitlacoche',
      colour: '#aca779',
      name: 'Huitlacoche',
      alsoFoundAs: 'Cuitlacoche, hongo de maíz',
      description: 'Huitlacoche de temporada con elote, crema y epazote.',
      price: 11900,
    },
    {
      ...crepa,
      slug: 'crepa-flor-de-calabaza',
      colour: '#bab276',
      name: 'Flor de calabaza',
      description: 'Flor de calabaza, elote tierno y queso Oaxaca.',
      price: 10900,
    },
    {
      ...crepa,
      slug: 'crepa-chorizo-papa',
      colour: '#b1a271',
      name: 'Chorizo con papa',
      description: 'Chorizo de Toluca, papa dorada, queso y aguacate.',
      price: 10500,
      groups: [threeSauces],
    },
    {
      ...crepa,
      slug: 'crepa-caprese',
      colour: '#b2a77e',
      name: 'Caprese',
      description: 'Jitomate, mozzarella fresca, albahaca y reducción de balsámico.',
      price: 10900,
    },
    {
      ...crepa,
      slug: 'crepa-salmon',
      colour: '#b5a97b',
      name: 'Salmón ahumado',
      description: 'Salmón ahumado, queso crema, cebolla morada y eneldo.',
      price: 14900,
      comboEligible: false,
    },
  ],
};
