import { type PhoneNumber, parsePhone } from '@crepas/domain';
import { HttpError } from './HttpError.ts';

/** Accepts any format of a Mexican number (decision P1). Throws a 400 that names the field. */
export function readPhone(text: string, field: string): PhoneNumber {
  const phone = parsePhone(text);
  if (phone === null) throw new HttpError(400, `El dato «${field}» no es un teléfono de diez dígitos.`);
  return phone;
}
