import {
  parseShopPhone,
  type Responsible,
  type ResponsibleFault,
  responsibleFaults,
  toLine,
  toLines,
  withoutSeparators,
} from '@crepas/domain';

export const nobody: Responsible = { name: '', address: '', email: '', phone: '' };

/** A text that is no number stays: it is refused, not emptied. */
export const shopPhoneOf = (typed: string): string => parseShopPhone(typed) ?? withoutSeparators(typed);

/** As it is sent; null when all parts are empty. */
export function responsibleOf({ name, address, email, phone }: Responsible): Responsible | null {
  const typed = {
    name: toLine(name),
    address: toLines(address),
    email: toLine(email),
    phone: shopPhoneOf(phone),
  };
  return Object.values(typed).every((part) => part === '') ? null : typed;
}

/** Messages by field: `responsible email`. */
export const responsibleErrors = (responsible: Responsible): Readonly<Record<string, string>> =>
  Object.fromEntries(
    responsibleFaults(responsible).map((fault) => [`responsible ${fault.part}`, responsibleCopy(fault)]),
  );

function responsibleCopy({ part, code }: ResponsibleFault): string {
  if (part === 'phone') return phoneCopy;
  switch (code) {
    case 'missing':
      return part === 'name' ? 'Escribe quién responde por la tienda' : 'Escribe el domicilio';
    case 'tooLong':
      return 'Es demasiado largo';
    case 'malformed':
      return 'Escribe un correo como ana@tienda.mx';
  }
}

export const phoneCopy = 'Escribe de 10 a 15 dígitos';
