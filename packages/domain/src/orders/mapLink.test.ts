import { expect, it } from 'vitest';
import { mapLink } from './mapLink.ts';

it('looks up the whole address on the map when there is no pin', () => {
  expect(mapLink({ position: null, deliveryAddress: 'Colima 5 & 7, Roma' })).toBe(
    'https://www.google.com/maps/search/?api=1&query=Colima%205%20%26%207%2C%20Roma',
  );
});

it('opens the map at the pin, whatever the text says', () => {
  const position = { lat: 19.4194, lng: -99.1617 };
  expect(mapLink({ position, deliveryAddress: 'Colima 5' })).toBe(
    'https://www.google.com/maps/search/?api=1&query=19.4194%2C-99.1617',
  );
});
