import { toLine } from '../text/freeText.ts';
import type { AddressDetails } from './address.ts';
import { type PhoneNumber, parsePhone, visiblePhone } from './phone.ts';

export const addressFields = ['houseNumber', 'reference', 'phoneNumber'] as const;
export type AddressField = (typeof addressFields)[number];

export type AddressForm = Readonly<Record<AddressField, string>>;

export type AddressFieldError = 'required' | 'digitsOnly' | 'tenDigits' | 'areaCode';
export type AddressFormErrors = Readonly<Partial<Record<AddressField, AddressFieldError>>>;

export type CheckedAddressForm =
  | { readonly kind: 'valid'; readonly details: AddressDetails }
  | { readonly kind: 'invalid'; readonly errors: AddressFormErrors };

type ReadPhone = { readonly phoneNumber: PhoneNumber } | { readonly error: AddressFieldError };

/** The text that is checked is the one that is read. Ten digits are no phone when no area code begins so. */
function readPhone(typed: string): ReadPhone {
  const text = visiblePhone(typed);
  if (text === '') return { error: 'required' };
  if (!/^\d+$/.test(text)) return { error: 'digitsOnly' };
  if (text.length !== 10) return { error: 'tenDigits' };
  const phoneNumber = parsePhone(text);
  return phoneNumber === null ? { error: 'areaCode' } : { phoneNumber };
}

/** Trims, then checks all three fields (spec §5); a text without anything visible is empty. Saving the form always requires a new verification of the phone. */
export function checkAddressForm(form: AddressForm): CheckedAddressForm {
  const houseNumber = toLine(form.houseNumber);
  const reference = toLine(form.reference);
  const phone = readPhone(form.phoneNumber);
  const missing: AddressFormErrors = {
    ...(houseNumber === '' && { houseNumber: 'required' }),
    ...(reference === '' && { reference: 'required' }),
  };
  if ('error' in phone) return { kind: 'invalid', errors: { ...missing, phoneNumber: phone.error } };
  if (Object.keys(missing).length > 0) return { kind: 'invalid', errors: missing };
  return { kind: 'valid', details: { houseNumber, reference, ...phone, phoneVerified: false } };
}

/** Editing a field clears its error (spec §5). */
export function withoutError(errors: AddressFormErrors, field: AddressField): AddressFormErrors {
  const { [field]: _cleared, ...others } = errors;
  return others;
}
