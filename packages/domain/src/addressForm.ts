import type { AddressDetails } from './address.ts';
import { toLine } from './freeText.ts';
import { parsePhone } from './phone.ts';

export const addressFields = ['houseNumber', 'reference', 'phoneNumber'] as const;
export type AddressField = (typeof addressFields)[number];

export type AddressForm = Readonly<Record<AddressField, string>>;

export type AddressFieldError = 'required' | 'digitsOnly' | 'tenDigits';
export type AddressFormErrors = Readonly<Partial<Record<AddressField, AddressFieldError>>>;

export type CheckedAddressForm =
  | { readonly kind: 'valid'; readonly details: AddressDetails }
  | { readonly kind: 'invalid'; readonly errors: AddressFormErrors };

function fieldError(field: AddressField, value: string): AddressFieldError | undefined {
  if (value === '') return 'required';
  if (field !== 'phoneNumber') return undefined;
  if (!/^\d+$/.test(value)) return 'digitsOnly';
  return value.length === 10 ? undefined : 'tenDigits';
}

/** Trims, then checks all three fields (spec §5); a text without anything visible is empty. Saving the form always requires a new verification of the phone. */
export function checkAddressForm(form: AddressForm): CheckedAddressForm {
  const houseNumber = toLine(form.houseNumber);
  const reference = toLine(form.reference);
  const errors: Partial<Record<AddressField, AddressFieldError>> = {};
  for (const field of addressFields) {
    const error = fieldError(field, toLine(form[field]));
    if (error) errors[field] = error;
  }
  const phoneNumber = parsePhone(form.phoneNumber);
  if (Object.keys(errors).length > 0 || phoneNumber === null) return { kind: 'invalid', errors };
  return { kind: 'valid', details: { houseNumber, reference, phoneNumber, phoneVerified: false } };
}

/** Editing a field clears its error (spec §5). */
export function withoutError(errors: AddressFormErrors, field: AddressField): AddressFormErrors {
  const { [field]: _cleared, ...others } = errors;
  return others;
}
