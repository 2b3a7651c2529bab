import { useKnownShop } from './shopNow.ts';
import { useShopWords } from './shopWords.ts';

/** How customers reach the shop: without a WhatsApp number by the telephone of the person in charge. Empty texts where there is none. */
export function useShopNumbers(): { readonly phone: string; readonly whatsApp: string } {
  const { whatsApp } = useShopWords();
  const responsible = useKnownShop()?.shop.responsible;
  return { phone: whatsApp === '' ? (responsible?.phone ?? '') : '', whatsApp };
}
