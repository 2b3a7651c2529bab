import {
  capitalized,
  type MenuWindow,
  type MenuWindowFault,
  maxMenuWindows,
  menuWindowFaults,
  menuWindowText,
  minuteOfTime24,
  time24,
  type Weekday,
} from '@crepas/domain';
import * as v from 'valibot';
import { timeOfDay } from '../shop/shopHours.ts';
import { listOfCodec } from '../wire/fieldKinds.ts';
import { number, whole } from '../wire/fields.ts';
import type { Field } from '../wire/fieldTable.ts';
import { boundedText, listOf } from '../wire/requestFields.ts';

const menuWindowWire = v.object({ dias: v.array(whole), desde: timeOfDay, hasta: timeOfDay });
export type MenuWindowWire = v.InferOutput<typeof menuWindowWire>;

/** In an answer. */
export const menuWindowsWire = v.array(menuWindowWire);

/** In a request: {@link faultOfWindows} refuses the values, because each fault has its own sentence. */
const menuWindowsBody = listOf(
  v.object({
    dias: listOf(v.pipe(number, v.minValue(-1e9), v.maxValue(1e9)), 100),
    desde: boundedText(40),
    hasta: boundedText(40),
  }),
  500,
);

const weekdaysOf = (days: readonly number[]) => [...new Set(days)].sort((a, b) => a - b) as Weekday[];

const { toWire, fromWire } = listOfCodec(
  ({ days, opens, closes }: MenuWindow): MenuWindowWire => ({
    dias: [...days],
    desde: time24(opens),
    hasta: time24(closes),
  }),
  ({ dias, desde, hasta }: MenuWindowWire): MenuWindow => ({
    days: weekdaysOf(dias),
    opens: minuteOfTime24(desde),
    closes: minuteOfTime24(hasta),
  }),
);

/** The windows of an answer, which leaves them out where there are none. */
export const windowsFromWire = (wire: readonly MenuWindowWire[] = []): readonly MenuWindow[] =>
  fromWire(wire);

/** Extension `horario_menu`, of a product and of a category. */
export const menuWindowsField = {
  wire: 'ventanas',
  label: 'Horario en el menú',
  request: menuWindowsBody,
  answer: v.optional(menuWindowsWire, []),
  logged: menuWindowsWire,
  say: (windows) => windows.map((window) => capitalized(menuWindowText(window))).join('; ') || 'A toda hora',
  feature: 'horario_menu',
  toWire,
  // A page's own data is read without a schema.
  fromWire: windowsFromWire,
} satisfies Field<readonly MenuWindow[], 'ventanas', MenuWindowWire[]>;

export const windowsToWire = (
  windows: readonly MenuWindow[],
): { readonly ventanas?: MenuWindowWire[] | undefined } =>
  windows.length > 0 ? { ventanas: toWire(windows) } : {};

export type FaultOfWindows = {
  /** The path of the value: `ventanas.0.dias`. */
  readonly field: string;
  readonly text: string;
};

/** What a request calls its windows, and the screen. */
export type WindowsName = { readonly field: string; readonly label: string };

/** The first fault of the windows of a request; null when they can be read. */
export function faultOfWindows(
  windows: readonly MenuWindowWire[] | undefined,
  { field: list, label }: WindowsName = { field: menuWindowsField.wire, label: menuWindowsField.label },
): FaultOfWindows | null {
  if (windows === undefined) return null;
  const name = `«${label}»`;
  if (windows.length > maxMenuWindows) {
    return { field: list, text: `${name}: caben ${maxMenuWindows} horarios.` };
  }
  for (const [row, { dias, desde, hasta }] of windows.entries()) {
    const unknownDay = dias.find((day) => !Number.isInteger(day) || day < 1 || day > 7);
    if (unknownDay !== undefined) {
      const text = `${name}: los días van de 1 (lunes) a 7 (domingo), y ${unknownDay} no es un día.`;
      return { field: `${list}.${row}.dias`, text };
    }
    for (const [part, time] of [
      ['desde', desde],
      ['hasta', hasta],
    ] as const) {
      if (v.is(timeOfDay, time)) continue;
      const text = time === '' ? 'falta una hora.' : `«${time}» no es una hora, como 08:00.`;
      return { field: `${list}.${row}.${part}`, text: `${name}: ${text}` };
    }
  }
  const [fault] = menuWindowFaults(fromWire(windows));
  if (!fault) return null;
  const part = fault.code === 'noDays' ? 'dias' : 'hasta';
  return { field: `${list}.${fault.row}.${part}`, text: `${name}: ${windowFaultCopy(fault)}` };
}

/** After a colon, or as the first words beside a field. */
export function windowFaultCopy({ code }: Pick<MenuWindowFault, 'code'>): string {
  switch (code) {
    case 'noDays':
      return 'elige un día al menos.';
    case 'empty':
      return 'termina a la hora en que empieza.';
  }
}
