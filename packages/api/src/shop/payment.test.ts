import { expect, it } from 'vitest';
import { paymentCopy } from '../orders/orderCopy.ts';
import { paymentFromWire, paymentToWire } from './payment.ts';

it.each(['efectivo', ' Efectivo'])('reads «%s» as cash', (name) => {
  expect(paymentFromWire(name)).toBe('cash');
});

it('keeps and shows the text of a method that this version does not know', () => {
  const other = paymentFromWire('vales');
  expect([paymentToWire(other), paymentCopy(other)]).toEqual(['vales', 'Vales']);
});
