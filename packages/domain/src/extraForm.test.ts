import { describe, expect, it } from 'vitest';
import { checkExtraForm } from './extraForm.ts';

describe('a new extra (spec §5)', () => {
  it('comes out trimmed, its price in centavos', () => {
    expect(checkExtraForm({ name: ' Nuez ', description: ' Picada ', price: '15' })).toEqual({
      name: 'Nuez',
      description: 'Picada',
      price: 1500,
    });
  });

  it.each([{ name: ' ' }, { description: '' }, { price: '0' }, { price: '' }])(
    'with %j is refused',
    (part) => {
      expect(checkExtraForm({ name: 'Nuez', description: 'Picada', price: '15', ...part })).toBeNull();
    },
  );
});
