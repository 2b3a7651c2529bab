import { expect, it } from 'vitest';
import { aChoice, aProduct } from '../../testing/build.ts';
import { incompleteCopy, reorderCopy } from './reorderToCart.ts';

const gone = (name: string) => ({ name, reason: 'gone' }) as const;

it('says what is in the cart, and names what is not', () => {
  expect(reorderCopy(true, [])).toBe('Listo, ya está en tu carrito.');
  expect(
    reorderCopy(true, [gone('Fresas'), { name: 'Flan', reason: 'soldOut' }, gone('Nuez'), gone('Nuez')]),
  ).toBe('Lo demás ya está en tu carrito. Ya no hay: Fresas y Nuez. Agotado por hoy: Flan.');
  expect(reorderCopy(false, [gone('A'), gone('B'), gone('')])).toBe(
    'Hoy no podemos repetirlo. Ya no hay: A, B y algo de tu pedido.',
  );
  const later = { name: 'Molletes', reason: 'later' } as const;
  expect(reorderCopy(true, [later])).toBe(
    'Listo, ya está en tu carrito. Elige en tu carrito para cuándo: Molletes.',
  );
  expect(reorderCopy(true, [later, gone('Flan')])).toBe(
    'Lo demás ya está en tu carrito. Ya no hay: Flan. Elige en tu carrito para cuándo: Molletes.',
  );
  expect(reorderCopy(true, [{ name: 'Flan', reason: 'tooMany' }])).toContain('No caben más de 50: Flan.');
});

it('asks for another crepa', () => {
  const combo = (id: number, name: string) => aChoice(id, { product: aProduct(id, { name, isCombo: true }) });
  const missing = [{ name: 'De temporada', reason: 'notToday' } as const];
  expect(incompleteCopy(missing, [combo(1, 'Trío')])).toBe(
    'Hoy no hay: De temporada. Elige otra crepa para «Trío».',
  );
  expect(incompleteCopy([], [combo(1, 'Trío'), combo(2, 'Fiesta')])).toBe(
    'Elige otra crepa para «Trío». Después sigue «Fiesta».',
  );
});

it('asks for another option', () => {
  const missing = [{ name: 'Grande', reason: 'option' } as const];
  expect(incompleteCopy(missing, [aChoice(1, { product: aProduct(1, { name: 'Café' }) })])).toBe(
    'Ya no hay esa opción: Grande. Elige otra opción para «Café».',
  );
});
