import { expect, it } from 'vitest';
import { centsFromPesos, zeroCents } from '../money/money.ts';
import { collectText, paymentLabel, paymentName } from './paymentText.ts';

const total = centsFromPesos(65);

it.each([
  ['cash', 'delivery', 'efectivo', 'Efectivo'],
  ['cash', 'pickup', 'efectivo', 'Efectivo'],
  ['card', 'delivery', 'tarjeta al recibir', 'Tarjeta al recibir'],
  ['card', 'pickup', 'tarjeta al recoger', 'Tarjeta al recoger'],
  ['transfer', 'pickup', 'transferencia', 'Transferencia'],
] as const)('%s of a %s order is called %s', (method, fulfilment, name, label) => {
  expect(paymentName(method, fulfilment)).toBe(name);
  expect(paymentLabel(method, fulfilment)).toBe(label);
});

it('a way to pay of another server keeps its name', () => {
  expect(paymentName({ unknown: 'vales' })).toBe('vales');
  expect(collectText({ unknown: 'vales' }, { total })).toBe('COBRAR');
});

it('the ticket says what is left to do about the money', () => {
  expect(collectText('cash', { total })).toBe('COBRAR');
  expect(collectText('card', { total })).toBe('COBRAR CON TARJETA');
  expect(collectText('transfer', { total })).toBe('TRANSFERENCIA SIN CONFIRMAR');
  expect(collectText('transfer', { total, paidAt: new Date(0) })).toBe('YA PAGADO');
});

it.each(['cash', 'card', 'transfer'] as const)('nothing is left to do when the total is 0: %s', (method) => {
  expect(collectText(method, { total: zeroCents })).toBe('NADA POR COBRAR');
});
