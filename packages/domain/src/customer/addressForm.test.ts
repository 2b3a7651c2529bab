import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddressForm, withoutError } from './addressForm.ts';
import { parsePhone } from './phone.ts';

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
    ['1234567890', 'areaCode'],
    ['0155123456', 'areaCode'],
    ['\u202a0155123456\u202c', 'areaCode'],
    ['\u200b', 'required'],
  ])('answers %s with %s', (phoneNumber, error) => {
    expect(checkAddressForm({ houseNumber: '1', reference: 'x', phoneNumber })).toEqual({
      kind: 'invalid',
      errors: { phoneNumber: error },
    });
  });

  it.each([
    '\u202a5512345678\u202c',
    '\u200b55\u200d12345678\ufeff',
    '\u206655\u00ad12345678\u2069 ',
    '\u200e5512345678\ufe0f',
  ])('reads a number between invisible marks, as phones paste it: %j', (phoneNumber) => {
    expect(checkAddressForm({ houseNumber: '1', reference: 'x', phoneNumber })).toMatchObject({
      kind: 'valid',
      details: { phoneNumber: '5512345678' },
    });
  });

  it('either reads a phone or gives the reason why not', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...'0125567890 +-(', '\u202a', '\u200b', '\u00a0', '\n', 'a', '٣'),
      maxLength: 14,
    });
    fc.assert(
      fc.property(fc.oneof(typed, fc.stringMatching(/^\d{10}$/)), (phoneNumber) => {
        const checked = checkAddressForm({ houseNumber: '1', reference: 'x', phoneNumber });
        if (checked.kind === 'valid') expect(parsePhone(phoneNumber)).toBe(checked.details.phoneNumber);
        else expect(checked.errors.phoneNumber).toBeDefined();
      }),
    );
  });

  it('clears only the error of the edited field', () => {
    const errors = { houseNumber: 'required', phoneNumber: 'tenDigits' } as const;
    expect(withoutError(errors, 'phoneNumber')).toEqual({ houseNumber: 'required' });
  });
});
