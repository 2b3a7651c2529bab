import { expect, it } from 'vitest';
import { createPageTitle } from './pageTitle.ts';

it('the title counts the orders that wait, whichever screen is shown', () => {
  const page = { title: '' };
  const { nameScreen, countWaiting } = createPageTitle(page);
  countWaiting(1);
  expect(page.title).toBe('(1) Administración Crepatlán');
  nameScreen('Pedidos');
  expect(page.title).toBe('(1) Pedidos · Administración Crepatlán');
  countWaiting(2);
  nameScreen('Productos');
  expect(page.title).toBe('(2) Productos · Administración Crepatlán');
  countWaiting(0);
  expect(page.title).toBe('Productos · Administración Crepatlán');
});
