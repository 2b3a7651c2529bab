/** The element of the cart's page that shows the stored cart until the app does. */
export const earlyCartId = 'early-cart';
