import type { AddressFieldError, PinDoubt, SavedAddress } from '@crepas/domain';

export function addressErrorCopy(error: AddressFieldError): string {
  switch (error) {
    case 'required':
      return 'Este campo es requerido';
    case 'digitsOnly':
      return 'Solo se permiten números';
    case 'tenDigits':
      return 'Debe tener exactamente 10 dígitos';
    // Ten digits that no phone of Mexico has: the specification's sentence alone would be untrue.
    case 'areaCode':
      return 'Debe tener exactamente 10 dígitos, sin 0 ni 1 al inicio';
  }
}

export const locationTitle = '¿A dónde llevamos tus crepas?';

export function doubtCopy(doubt: PinDoubt): string {
  switch (doubt.kind) {
    case 'guess':
      return 'Mueve el marcador hasta tu puerta o elige una sugerencia.';
    case 'rough':
      return `Tu ubicación tiene un margen de unos ${distanceText(doubt.metres)}. Mueve el marcador hasta tu puerta o elige una sugerencia.`;
    case 'street':
      return 'Esta dirección no es exacta. Mueve el marcador hasta tu puerta.';
  }
}

const distanceText = (metres: number) =>
  metres < 1000 ? `${Math.round(metres)} m` : `${Math.round(metres / 1000)} km`;

export const noPinCopy = 'Sin pin: el repartidor se guía por tu dirección y la referencia.';

/** The note below an address without a pin (decision P7); undefined for any other. */
export const pinCopy = (saved: SavedAddress | null): string | undefined =>
  saved?.position === null ? noPinCopy : undefined;
