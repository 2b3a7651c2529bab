import type { AddressFieldError } from '@crepas/domain';

export function addressErrorCopy(error: AddressFieldError): string {
  switch (error) {
    case 'required':
      return 'Este campo es requerido';
    case 'digitsOnly':
      return 'Solo se permiten números';
    case 'tenDigits':
      return 'Debe tener exactamente 10 dígitos';
  }
}
