import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastFourDigits, type PhoneNumber, parsePhone, parseShopPhone, withCountryPrefix } from './phone.ts';

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
    '55\u00a01234\u00a05678',
    '55\u20111234\u20135678',
    '55/1234/5678',
    '55·1234·5678',
    '\u200e+52\u202f1\u202f55\u202f1234\u202f5678',
    '044 55 1234 5678',
    '045 55 1234 5678',
    '01 55 1234 5678',
    '+52 (044) 55 1234 5678',
    '0052 55 1234 5678',
    '00 52 1 55 1234 5678',
    'tel:+52-55-1234-5678',
    'Tel. 55 1234 5678',
    'Cel: 55 1234 5678',
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
    '0155123456',
    '+0445512345678',
    '+0152551234567',
    '0445',
    'tel',
    '5255 1234 5678 ext. 2',
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

  it.each([
    ['55 1234 5678', '5512345678'],
    ['+52 55 1234 5678', '525512345678'],
    ['+52 1 55 1234 5678', '525512345678'],
    ['044 55 1234 5678', '5512345678'],
    ['\u202a55\u20111234\u00a05678\u202c', '5512345678'],
    ['5255123456', '5255123456'],
    ['+1 202 555 0123', '12025550123'],
    ['00 34 911 23 45 67', '34911234567'],
    ['0512345678', '0512345678'],
    ['el de Ana', null],
    ['55', null],
    ['x5512345678', null],
    ['', null],
  ])("reads %j as the shop's phone %j", (text, phone) => {
    expect(parseShopPhone(text)).toBe(phone);
  });
});
