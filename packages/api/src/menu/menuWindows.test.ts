import { expect, it } from 'vitest';
import { availableFromCopy } from './availableFromCopy.ts';
import { faultOfWindows, menuWindowsField } from './menuWindows.ts';

const morning = { dias: [1, 2], desde: '08:00', hasta: '12:00' };

it.each([
  [
    [{ ...morning, dias: [0] }],
    'ventanas.0.dias',
    'los días van de 1 (lunes) a 7 (domingo), y 0 no es un día.',
  ],
  [
    [morning, { ...morning, dias: [8] }],
    'ventanas.1.dias',
    'los días van de 1 (lunes) a 7 (domingo), y 8 no es un día.',
  ],
  [[{ ...morning, dias: [] }], 'ventanas.0.dias', 'elige un día al menos.'],
  [[{ ...morning, desde: '8:00' }], 'ventanas.0.desde', '«8:00» no es una hora, como 08:00.'],
  [[{ ...morning, hasta: '24:00' }], 'ventanas.0.hasta', '«24:00» no es una hora, como 08:00.'],
  [[{ ...morning, hasta: '08:00' }], 'ventanas.0.hasta', 'termina a la hora en que empieza.'],
  [Array.from({ length: 11 }, () => morning), 'ventanas', 'caben 10 horarios.'],
])('the windows %j are refused at %s', (windows, field, text) => {
  expect(faultOfWindows(windows)).toEqual({ field, text: `«Horario en el menú»: ${text}` });
});

it('ten windows are accepted, over midnight too', () => {
  expect(faultOfWindows(Array.from({ length: 10 }, () => ({ ...morning, hasta: '02:00' })))).toBeNull();
});

it('days are sorted, each once', () => {
  expect(menuWindowsField.fromWire([{ ...morning, dias: [7, 1, 7] }])).toEqual([
    { days: [1, 7], opens: 480, closes: 720 },
  ]);
});

it('the log says windows in words', () => {
  expect(menuWindowsField.say([])).toBe('A toda hora');
  expect(menuWindowsField.say(menuWindowsField.fromWire([morning]))).toBe(
    'Lunes y martes, 8:00 a.m. a 12:00 p.m.',
  );
});

const at = (time: string) => Date.parse(`${time}-06:00`);

it.each([
  ['2026-11-20T08:00', 'Desde las 8:00 a.m.'],
  ['2026-11-20T13:00', 'Desde la 1:00 p.m.'],
  ['2026-11-21T08:00', 'Desde mañana a las 8:00 a.m.'],
  ['2026-11-23T08:00', 'Desde el lunes a las 8:00 a.m.'],
])('what can be had from %s on says so', (from, text) => {
  const moment = { at: at('2026-11-20T07:00'), timeZone: 'America/Mexico_City' };
  expect(availableFromCopy(at(from), moment)).toBe(text);
});
