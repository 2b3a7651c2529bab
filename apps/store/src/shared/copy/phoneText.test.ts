import { expect, it } from 'vitest';
import { phoneLink, phoneText } from './phoneText.ts';

it.each([
  ['525512345678', '55 1234 5678', 'tel:+525512345678'],
  ['5512345678', '55 1234 5678', 'tel:+525512345678'],
  ['34911234567', '+34911234567', 'tel:+34911234567'],
])('%s is read as %s and called as %s', (digits, text, link) => {
  expect(phoneText(digits)).toBe(text);
  expect(phoneLink(digits)).toBe(link);
});
