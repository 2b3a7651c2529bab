import { describe, expect, it } from 'vitest';
import { checkAddressForm, withoutError } from './addressForm.ts';

describe('the address form (spec §5)', () => {
  it('trims, and requires a new verification of the phone', () => {
    const form = { houseNumber: ' 12 ', reference: ' Azul ', phoneNumber: ' 5512345678 ' };
    expect(checkAddressForm(form)).toEqual({
      kind: 'valid',
      details: { houseNumber: '12', reference: 'Azul', phoneNumber: '5512345678', phoneVerified: false },
    });
  });

  it('requires all three fields', () => {
    expect(checkAddressForm({ houseNumber: '', reference: '  ', phoneNumber: '' })).toEqual({
      kind: 'invalid',
      errors: { houseNumber: 'required', reference: 'required', phoneNumber: 'required' },
    });
  });

  it.each([
    ['55 1234 5678', 'digitsOnly'],
    ['+525512345678', 'digitsOnly'],
    ['551234567', 'tenDigits'],
    ['55123456789', 'tenDigits'],
  ])('answers %s with %s', (phoneNumber, error) => {
    expect(checkAddressForm({ houseNumber: '1', reference: 'x', phoneNumber })).toEqual({
      kind: 'invalid',
      errors: { phoneNumber: error },
    });
  });

  it('clears only the error of the edited field', () => {
    const errors = { houseNumber: 'required', phoneNumber: 'tenDigits' } as const;
    expect(withoutError(errors, 'phoneNumber')).toEqual({ houseNumber: 'required' });
  });
});
