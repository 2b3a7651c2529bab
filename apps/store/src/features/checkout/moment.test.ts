import { describe, expect, it } from 'vitest';
import { momentTrouble, readMoment } from './moment.ts';

const quarter = 15 * 60_000;
const first = Date.parse('2026-11-28T20:00:00-06:00');
const [eight, quarterPast, halfPast, quarterTo] = [0, 1, 2, 3].map((index) => first + index * quarter) as [
  number,
  number,
  number,
  number,
];
const offered = [eight, quarterPast, halfPast, quarterTo];
const read = (
  scheduledFor: number | null,
  full: readonly number[] = [],
  choice: readonly number[] = offered,
) => readMoment({ isLater: true, scheduledFor }, { offered: choice, full });

describe('when the customer wants the order', () => {
  it('is as soon as possible until «A otra hora» is chosen', () => {
    expect(readMoment({ isLater: false, scheduledFor: null }, { offered, full: [] })).toEqual({
      kind: 'soon',
    });
  });

  it('is the chosen hour while it is offered and has a place left', () => {
    expect(read(halfPast, [eight])).toEqual({ kind: 'moment', moment: halfPast });
    expect(momentTrouble(read(halfPast))).toBeNull();
  });

  it('is never another hour: a full one is said, with the nearest that have a place', () => {
    expect(momentTrouble(read(quarterPast, [quarterPast, halfPast]))).toEqual({
      kind: 'momentGone',
      sentence: 'Esa hora se llenó. Elige otra.',
      moments: [eight, quarterTo],
    });
  });

  it('is never as soon as possible instead: one that has passed is said', () => {
    expect(momentTrouble(read(first - quarter))).toEqual({
      kind: 'momentGone',
      sentence: 'Esa hora ya no se puede elegir. Elige otra.',
      moments: [eight, quarterPast, halfPast],
    });
  });

  it('cannot be chosen again when no other hour is left', () => {
    const noneLeft = { kind: 'momentGone', sentence: 'Ya no se puede pedir para otra hora.', moments: [] };
    expect(momentTrouble(read(eight, [], []))).toEqual(noneLeft);
    expect(momentTrouble(read(eight, offered))).toEqual(noneLeft);
  });

  it('is asked for while the hour is missing', () => {
    expect(momentTrouble(read(null))).toEqual({
      kind: 'refused',
      sentence: 'Elige la hora a la que quieres tu pedido.',
    });
    expect(momentTrouble(read(null, [], []))).toEqual({
      kind: 'refused',
      sentence: 'Ya no se puede pedir para otra hora.',
    });
  });
});
