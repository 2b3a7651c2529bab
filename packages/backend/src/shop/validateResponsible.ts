import { fieldLabel, type ShopChange } from '@crepas/api';
import { longestResponsible, type ResponsibleFault, responsibleFaults } from '@crepas/domain/shop';
import type { ShopFault } from './shopFault.ts';

const wireNames = { name: 'nombre', address: 'domicilio', email: 'correo', phone: 'telefono' } as const;

/** The first fault of what the owner says about who answers for the shop; null when it is valid. */
export function validateResponsible({ responsible }: ShopChange): ShopFault | null {
  const [fault] = responsible ? responsibleFaults(responsible) : [];
  if (!fault) return null;
  const field = `responsable.${wireNames[fault.part]}`;
  return { field, text: `${fieldLabel(field)}: ${faultText(fault)}` };
}

function faultText({ part, code }: ResponsibleFault): string {
  switch (code) {
    case 'missing':
      return part === 'name' ? 'escribe quién responde por la tienda.' : 'escribe el domicilio.';
    case 'tooLong':
      return `caben ${longestResponsible[part]} caracteres.`;
    case 'malformed':
      return part === 'email' ? 'no es un correo.' : 'escribe de 10 a 15 dígitos, sin espacios.';
  }
}
