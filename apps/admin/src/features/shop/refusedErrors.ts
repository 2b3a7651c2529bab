import { apiErrorCopy, refusedShopField } from '@crepas/api';
import { capitalized } from '@crepas/domain';
import { fieldOfRow } from './hoursForm.ts';
import type { ShopErrors, ShopForm } from './shopForm.ts';

/**
 * The server's refusal as the message of the field that it is about; null when that field is not on the screen.
 *
 * @param form as it was sent: the server counts its rows
 */
export function refusedErrors(error: unknown, form: ShopForm): ShopErrors | null {
  const refused = refusedShopField(error);
  const field = refused && keyOf(refused, form);
  if (!field) return null;
  // The sentence begins with the label of the field.
  const text = apiErrorCopy(error).replace(/^«[^»]*»: /, '');
  return { [field]: capitalized(text) };
}

type Refused = NonNullable<ReturnType<typeof refusedShopField>>;

function keyOf({ field, row, part }: Refused, form: ShopForm): string | null {
  switch (field) {
    case 'week':
      return fieldOfRow(form.week, row ?? 0);
    case 'specialDays':
      return form.specialDays.length === 0 ? null : `day ${row ?? 0}`;
    case 'responsible':
      return `responsible ${part ?? 'name'}`;
    case 'transfer':
      return `transfer ${part ?? 'clabe'}`;
    case 'feeZones':
      return form.feeZones.length === 0 ? null : `feeZone ${row ?? 0} zone`;
    case 'feeWithoutPin':
      return 'feeWithoutPin fee';
    default:
      return field;
  }
}
