import type { Shop } from '@crepas/api';
import { alwaysOpen, plainTerms } from '@crepas/domain';

/** As an owner has it who set only its name. */
export const aShop: Shop = {
  ...alwaysOpen,
  ...plainTerms,
  name: 'Crepatlán',
  tagline: '',
  whatsApp: '',
  message: '',
  zone: null,
  responsible: null,
  features: ['horario'],
};
