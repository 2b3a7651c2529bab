import { expect, it } from 'vitest';
import { anExtra, aProduct } from '../testing/build.ts';
import { availabilityOf, toggleAvailability } from './catalog.ts';

it.each([aProduct(), anExtra()])(
  'toggles between Activo and Inactivo, and changes nothing else (spec §4)',
  (item) => {
    expect(availabilityOf(item)).toBe('active');
    const hidden = toggleAvailability(item);
    expect(availabilityOf(hidden)).toBe('inactive');
    expect(toggleAvailability(hidden)).toEqual(item);
  },
);
