import type { SavedAddress } from '@crepas/domain';

export const noPinCopy = 'Sin pin: el repartidor se guía por tu dirección y la referencia.';

/** The note below an address without a pin (decision P7); undefined for any other. */
export const pinCopy = (saved: SavedAddress | null): string | undefined =>
  saved?.position === null ? noPinCopy : undefined;
