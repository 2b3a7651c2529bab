import { type WhatsAppOrder, whatsAppLink, whatsAppText } from '@crepas/domain';
import { config } from '../env.ts';

/** Where WhatsApp opens with an order, written to the shop. */
export const messageLink = (order: WhatsAppOrder): string =>
  whatsAppLink(config.whatsApp, whatsAppText(order));
