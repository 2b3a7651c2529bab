import type { Cents } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import {
  comparison,
  daysSentence,
  hoursSentence,
  lostSentence,
  percent,
  productsSentence,
  rangeText,
} from './reportCopy.ts';

const daysBefore = { from: '2026-11-09', to: '2026-11-15' };
const pesos = (value: number) => `$${value}`;

describe('a comparison', () => {
  it.each([
    [112, 100, '12 % más que la semana anterior, 9 nov a 15 nov ($100)'],
    [75, 100, '25 % menos que la semana anterior, 9 nov a 15 nov ($100)'],
    [1001, 1000, 'Casi igual que la semana anterior, 9 nov a 15 nov ($1000)'],
    [100, 100, 'Igual que la semana anterior, 9 nov a 15 nov'],
    [5, 0, 'Nada en la semana anterior, 9 nov a 15 nov'],
  ])('of %i with %i', (now, then, text) => {
    expect(comparison(now, then, 'week', { over: 'all', daysBefore }, pesos)).toBe(text);
  });

  it('of a period that lasts ends yesterday', () => {
    const yesterday = { from: '2026-11-09', to: '2026-11-10' };
    expect(comparison(112, 100, 'week', { over: 'some', daysBefore: yesterday }, pesos)).toBe(
      'Hasta ayer, 12 % más que la semana anterior, 9 nov a 10 nov ($100)',
    );
  });

  it('of a first day is only what was before', () => {
    const yesterday = { from: '2026-11-15', to: '2026-11-15' };
    expect(comparison(1, 100, 'day', { over: 'none', daysBefore: yesterday }, pesos)).toBe(
      'El día anterior, 15 nov: $100',
    );
  });
});

it('a share of nothing is no number', () => {
  expect(percent(0, 0)).toBe('–');
  expect(percent(2, 3)).toBe('67 %');
});

it('a range has its years', () => {
  expect(rangeText({ from: '2025-12-29', to: '2026-01-04' })).toBe('Del 29 dic 2025 al 4 ene 2026');
  expect(rangeText({ from: '2026-11-24', to: '2026-11-24' })).toBe('Martes, 24 de noviembre de 2026');
});

describe('a sentence', () => {
  const sums = { received: 1, delivered: 1, promised: 0, kept: 0 };
  it('names the best day', () => {
    const days = [
      { ...sums, day: '2026-11-20', sales: 10_000 as Cents },
      { ...sums, day: '2026-11-21', sales: 30_000 as Cents },
    ];
    expect(daysSentence(days, '2026-11-22')).toBe(
      'El mejor día fue el 21 nov, con $300.00. En promedio se vendieron $200.00 al día.',
    );
    expect(daysSentence(days, '2026-11-21')).toBe(
      'El mejor día fue el 21 nov, con $300.00. Hasta ayer, en promedio se vendieron $100.00 al día.',
    );
    expect(daysSentence([{ ...sums, day: '2026-11-20', sales: 0 as Cents }], '2026-11-22')).toBe(
      'No hubo ventas en estos días.',
    );
  });

  it.each([
    [0, 'a las 12 a.m.'],
    [1, 'a la 1 a.m.'],
    [11, 'a las 11 a.m.'],
    [13, 'a la 1 p.m.'],
    [14, 'a las 2 p.m.'],
  ])('names the best hour, %i, with its article', (hour, at) => {
    expect(hoursSentence([{ weekday: 5, hour, received: 3, delivered: 3, sales: 19_500 as Cents }])).toBe(
      `La hora con más pedidos es el viernes ${at}: 3 pedidos.`,
    );
  });

  it('names what sells and what does not', () => {
    const product = (name: string, quantity: number) => ({
      name,
      quantity,
      sales: (quantity * 6_500) as Cents,
      isCombo: false,
    });
    expect(productsSentence([product('Nutella', 2), product('Fresa', 1)])).toBe(
      'Lo que más dejó: Nutella, $130.00. Lo que menos dejó: Fresa, $65.00.',
    );
    expect(productsSentence([product('Nutella', 2), product('Fresa', 0)])).toBe(
      'Lo que más dejó: Nutella, $130.00. Un producto del menú no se vendió.',
    );
  });

  it('says what was lost', () => {
    const totals = { received: 10, lost: 1, lostAmount: 6_500 as Cents } as Parameters<
      typeof lostSentence
    >[0];
    expect(lostSentence(totals)).toBe('Se perdió 1 pedido por $65.00: 10 % de los que llegaron.');
  });
});
