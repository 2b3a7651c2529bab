import type { ContentDifference } from '@crepas/domain';

/** «Quitó 2 × Nutella», the same for customers and staff. */
export function differenceCopy(difference: ContentDifference): string {
  switch (difference.kind) {
    case 'product': {
      const { name, made, before, now } = difference;
      const what = made === '' ? name : `${name} (${made})`;
      if (before === 0) return `Agregó ${now} × ${what}`;
      return now === 0 ? `Quitó ${before} × ${what}` : `${what}: antes ${before}, ahora ${now}`;
    }
    case 'address':
      return 'Cambió la dirección';
    case 'fulfilment':
      return 'Cambió cómo se entrega';
    case 'note':
      return 'Cambió la nota';
    case 'payment':
      return 'Cambió la forma de pago';
    case 'cash':
      return 'Cambió con cuánto se paga';
    case 'name':
      return 'Cambió el nombre';
    case 'fee':
      return 'Cambió el envío';
  }
}
