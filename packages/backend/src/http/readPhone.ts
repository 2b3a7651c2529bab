import { fieldLabel } from '@crepas/api';
import { type PhoneNumber, parsePhone } from '@crepas/domain';
import { invalidField } from './HttpError.ts';

/** Accepts any format of a Mexican number (decision P1). Throws a 400 that names the field. */
export function readPhone(text: string, field: string): PhoneNumber {
  const phone = parsePhone(text);
  if (phone === null) {
    throw invalidField(field, `El dato ${fieldLabel(field)} no es un teléfono de diez dígitos.`);
  }
  return phone;
}
