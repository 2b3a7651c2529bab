import type { AddressFieldError } from '@crepas/domain';

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
