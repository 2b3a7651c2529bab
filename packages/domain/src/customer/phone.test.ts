import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCountryPrefix } from './countryPrefix.ts';
import { lastFourDigits, type PhoneNumber, parsePhone } from './phone.ts';

describe('phone numbers (decision P1)', () => {
  it.each([
    '5512345678',
    '+525512345678',
    '+52 55 1234-5678',
    '525512345678',
    '5215512345678',
    '+52 1 55 1234 5678',
    '(55) 1234.5678',
    '\u202a+52 55 1234 5678\u202c',
    '\u200b5512345678\ufeff',
  ])('reads %s as one and the same number', (text) => {
    expect(parsePhone(text)).toBe('5512345678');
  });

  it('keeps a national number that happens to start with 52 or 521', () => {
    expect(parsePhone('5255123456')).toBe('5255123456');
    expect(parsePhone('5215512345')).toBe('5215512345');
  });

  it.each([
    '',
    '551234567',
    '55123456789',
    '+15512345678',
    '15512345678',
    '55a2345678',
    '++525512345678',
    '5255123456789',
    '52155123456789',
    '0512345678',
    '+520000000000',
    '5211512345678',
  ])('refuses %j', (text) => {
    expect(parsePhone(text)).toBeNull();
  });

  it('is restored from its international form', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9][0-9]{9}$/), (digits) => {
        expect(parsePhone(withCountryPrefix(digits))).toBe(digits);
      }),
    );
  });

  it('does not prefix twice (spec §5)', () => {
    expect(withCountryPrefix('5512345678')).toBe('+525512345678');
    expect(withCountryPrefix('+52 55 1234 5678')).toBe('+525512345678');
  });

  it('shows only the last digits when the name is missing', () => {
    expect(lastFourDigits('5512345678' as PhoneNumber)).toBe('5678');
  });
});
