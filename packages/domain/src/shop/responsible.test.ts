import { expect, it } from 'vitest';
import { looksLikeEmail, maxResponsibleLengths, type Responsible, responsibleFaults } from './responsible.ts';

const ana: Responsible = {
  name: 'Ana López Ruiz',
  address: 'Colima 55, Roma Norte, 06700 Ciudad de México',
  email: 'ana@crepas.example',
  phone: '5512345678',
};
const faults = (changes: Partial<Responsible>) =>
  responsibleFaults({ ...ana, ...changes }).map(({ part, code }) => `${part} ${code}`);

it('needs a name and an address; e-mail and phone may be empty', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ email: '', phone: '' })).toEqual([]);
  expect(faults({ name: '', address: ' ', email: '', phone: '' })).toEqual([
    'name missing',
    'address missing',
  ]);
});

it.each([
  'ana',
  '@crepas.example',
  'ana@crepas',
  'ana@@crepas.example',
  'ana@.example',
  'ana@crepas.',
  'ana@crepas..example',
  'ana lópez@crepas.example',
  'ana@crepas.example otra',
])('«%s» is no e-mail address', (email) => {
  expect(faults({ email })).toEqual(['email malformed']);
});

it.each(['a@b.mx', 'ana.lopez+crepas@correo.tienda.com.mx'])('«%s» is an e-mail address', (email) => {
  expect(faults({ email })).toEqual([]);
});

it.each([
  ['551234567', ['phone malformed']],
  ['5512345678', []],
  ['525512345678901', []],
  ['5255123456789012', ['phone tooLong']],
  ['55 1234 5678', ['phone malformed']],
  ['x5512345678', ['phone malformed']],
  ['5512345678x', ['phone malformed']],
])('the phone «%s» has the faults %j', (phone, expected) => {
  expect(faults({ phone })).toEqual(expected);
});

it.each(['name', 'address', 'email'] as const)('the length of %s is limited', (part) => {
  const longest = maxResponsibleLengths[part];
  const ending = part === 'email' ? '@b.mx' : '';
  const text = 'a'.repeat(longest - ending.length) + ending;
  expect(faults({ [part]: text })).toEqual([]);
  expect(faults({ [part]: `a${text}` })).toEqual([`${part} tooLong`]);
});

it.each(['\u200b\u2060@a.mx', 'ana\u202e@a.mx', 'ana@a\u200b.mx'])(
  '%j has an invisible character and is no e-mail',
  (email) => {
    expect(looksLikeEmail(email)).toBe(false);
  },
);
