import { centsFromPesos } from '@crepas/domain';
import { expect, it } from 'vitest';
import { paymentCopy } from '../orders/orderCopy.ts';
import { paymentFromWire, paymentToWire } from './payment.ts';

it.each(['efectivo', ' Efectivo'])('reads «%s» as cash', (name) => {
  expect(paymentFromWire(name)).toBe('cash');
});

it('keeps and shows the text of a method that this version does not know', () => {
  const other = paymentFromWire('vales');
  const copy = paymentCopy(other, { total: centsFromPesos(65) });
  expect([paymentToWire(other), copy]).toEqual(['vales', 'Vales']);
});
