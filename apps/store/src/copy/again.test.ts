import { expect, it } from 'vitest';
import { againCopy, incompleteCopy } from './again.ts';

const gone = (name: string) => ({ name, reason: 'gone' }) as const;

it('says what is in the cart, and names what is not', () => {
  expect(againCopy(true, [])).toBe('Listo, ya está en tu carrito.');
  expect(
    againCopy(true, [gone('Fresas'), { name: 'Flan', reason: 'soldOut' }, gone('Nuez'), gone('Nuez')]),
  ).toBe('Lo demás ya está en tu carrito. Ya no hay: Fresas y Nuez. Agotado por hoy: Flan.');
  expect(againCopy(false, [gone('A'), gone('B'), gone('')])).toBe(
    'Hoy no podemos repetirlo. Ya no hay: A, B y algo de tu pedido.',
  );
  expect(againCopy(true, [{ name: 'Flan', reason: 'tooMany' }])).toContain('No caben más de 50: Flan.');
});

it('asks for another crepa', () => {
  expect(incompleteCopy([gone('De temporada')])).toBe(
    'Ya no hay: De temporada. Elige otra crepa para tu combo.',
  );
  expect(incompleteCopy([])).toBe('Elige otra crepa para tu combo.');
});
