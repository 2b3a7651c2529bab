import { lastFourDigits, type PhoneNumber } from '@crepas/domain';

/** What staff call a customer who gave no name (decision O11). @param phone ten digits */
export const unnamedCustomer = (phone: string): string =>
  `Cliente ·· ${lastFourDigits(phone as PhoneNumber)}`;
