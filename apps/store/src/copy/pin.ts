import type { SavedAddress } from '@crepas/domain';

/** What an address without a pin means to the customer (decision P7); nothing for any other. */
export const pinCopy = (saved: SavedAddress | null): string | undefined =>
  saved?.position === null ? 'Sin pin: el repartidor llega con tu dirección y la referencia.' : undefined;
