/** In a file of its own: an inline script uses it, and the schemas are too large for it. */
export const activeOrdersPath = '/active-orders';
