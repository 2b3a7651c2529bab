import { describe, expect, it } from 'vitest';
import { momentDays } from './momentDays.ts';

const zone = 'America/Mexico_City';
/** A Friday. */
const at = (time: string) => Date.parse(`2026-11-${time}:00-06:00`);
const now = at('27T19:40');

describe('the days of a choice', () => {
  it('are those that have moments, each with its hours in their order', () => {
    const moments = ['27T23:45', '28T00:00', '28T00:15', '30T18:00'].map(at);
    expect(momentDays(moments, now, zone)).toEqual([
      { date: '2026-11-27', label: 'Hoy', hours: [{ moment: at('27T23:45'), label: '11:45 p.m.' }] },
      {
        date: '2026-11-28',
        label: 'Mañana',
        hours: [
          { moment: at('28T00:00'), label: '12:00 a.m.' },
          { moment: at('28T00:15'), label: '12:15 a.m.' },
        ],
      },
      { date: '2026-11-30', label: 'Lunes 30', hours: [{ moment: at('30T18:00'), label: '6:00 p.m.' }] },
    ]);
  });

  it('a week from now have their number, because the weekday is that of today', () => {
    expect(
      momentDays([Date.parse('2026-12-04T18:00:00-06:00')], now, zone).map(({ label }) => label),
    ).toEqual(['Viernes 4']);
  });

  it('of no moments are none', () => {
    expect(momentDays([], now, zone)).toEqual([]);
  });
});
