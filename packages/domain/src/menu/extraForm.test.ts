import { describe, expect, it } from 'vitest';
import { checkExtraForm } from './extraForm.ts';

describe('a new extra (spec §5)', () => {
  it('is trimmed, with its price in centavos', () => {
    expect(checkExtraForm({ name: ' Nuez ', description: ' Picada ', price: '15' })).toEqual({
      name: 'Nuez',
      description: 'Picada',
      price: 1500,
    });
  });

  it.each([
    { name: ' ' },
    { description: '' },
    { price: '0' },
    { price: '' },
    { price: '1,25' },
    { price: 'x' },
  ])('with %j is refused', (part) => {
    expect(checkExtraForm({ name: 'Nuez', description: 'Picada', price: '15', ...part })).toBeNull();
  });
});
