import { expect, it } from 'vitest';
import { mapLink, mapQuery } from './mapLink.ts';

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

it.each([
  ['Lerdo 3, Centro, portón verde, frente al parque', 'Lerdo 3, Centro'],
  [
    'Colima 5, Roma Nte., 06700 Ciudad de México, CDMX, México, 12 int. 4, Azul con blanco, 2 pisos',
    'Colima 5, Roma Nte., 06700 Ciudad de México, CDMX, México, 12 int. 4',
  ],
  ['Av. Insurgentes Sur, Roma Sur, CDMX, México, Casa azul', 'Av. Insurgentes Sur, Roma Sur, CDMX, México'],
  ['Orizaba 101,Roma Norte, 12, Casa azul, Junto al Oxxo', 'Orizaba 101, Roma Norte, 12'],
  ['Paseo 4, Puerta de Hierro, Zapopan, puerta de madera', 'Paseo 4, Puerta de Hierro, Zapopan'],
  ['Av. México 12, Condesa, a media cuadra del metro', 'Av. México 12, Condesa'],
  ['Frente al parque, portón verde', 'Frente al parque'],
  ['Colima 5', 'Colima 5'],
])('without a pin the map searches %j without the reference', (deliveryAddress, query) => {
  expect(mapQuery({ position: null, deliveryAddress })).toBe(query);
});
