import { defaultWords, plainShop, type Shop } from '@crepas/api';

/** As an owner has it who set only its name. */
export const aShop: Shop = {
  ...plainShop({ ...defaultWords, tagline: '' }),
  features: ['horario'],
};
