import { refusedShopField } from '@crepas/api';
import { fieldOfRow } from './hoursForm.ts';
import type { ShopForm } from './shopForm.ts';

/**
 * The key, among the errors, of the field that the server refused; null when it is not on the screen.
 *
 * @param form as it was sent: the server counts its rows
 */
export function refusedField(error: unknown, form: ShopForm): string | null {
  const refused = refusedShopField(error);
  if (refused === null) return null;
  const { field, row, part } = refused;
  switch (field) {
    case 'week':
      return fieldOfRow(form.week, row ?? 0);
    case 'specialDays':
      return form.specialDays.length === 0 ? null : `day ${row ?? 0}`;
    case 'responsible':
      return `responsible ${part ?? 'name'}`;
    case 'transfer':
      return `transfer ${part ?? 'clabe'}`;
    case 'scheduling':
      return `scheduling ${part ?? 'daysAhead'}`;
    case 'feeZones':
      return form.feeZones.length === 0 ? null : `feeZone ${row ?? 0} zone`;
    case 'feeWithoutPin':
      return 'feeWithoutPin fee';
    default:
      return field;
  }
}
