/** How many orders the store takes of one phone: under way at the same time, and within 24 hours. */
export type PhoneBounds = { readonly maxOpenOrders: number; readonly maxDailyOrders: number };

/** The bounds of an owner who has changed neither. */
export const plainPhoneBounds: PhoneBounds = { maxOpenOrders: 5, maxDailyOrders: 30 };
