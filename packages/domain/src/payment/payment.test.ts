import { expect, it } from 'vitest';
import { cashOnly, offeredPayments } from './payment.ts';

const account = { bank: 'Banco', clabe: '032180000118359719', holder: 'Ana' };

it('a transfer is offered only with an account', () => {
  const payments = ['card', 'transfer'] as const;
  expect(offeredPayments({ payments, transfer: account })).toEqual(payments);
  expect(offeredPayments({ payments, transfer: null })).toEqual(['card']);
});

it('there is always a way to pay', () => {
  expect(offeredPayments({ payments: ['transfer'], transfer: null })).toEqual(['cash']);
  expect(offeredPayments(cashOnly)).toEqual(['cash']);
});
