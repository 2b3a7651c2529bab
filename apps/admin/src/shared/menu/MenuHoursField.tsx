import { faultOfWindows, type MenuWindowWire, menuWindowsField } from '@crepas/api';
import { capitalized, maxMenuWindows } from '@crepas/domain';
import { MenuHours } from '@crepas/ui';
import type { ReactNode } from 'react';
import { weekdayNames } from '../shop/shopCopy.ts';

/** Windows as they are typed: a time may be missing, and there may be no day. */
export type TypedWindows = readonly MenuWindowWire[];

/** What is wrong with typed windows, below their label; null when they can be saved. */
export function windowsError(windows: TypedWindows): string | null {
  const fault = faultOfWindows(windows);
  return fault && withoutLabel(fault.text);
}

const withoutLabel = (text: string) => capitalized(text.replace(/^«[^»]*»: /, ''));

export type MenuHoursFieldProps = {
  /** «Horario en el menú» by default. */
  readonly label?: string;
  readonly windows: TypedWindows;
  readonly onChange: (windows: TypedWindows) => void;
  /** What the form or the server refuses. */
  readonly error: string | undefined;
  /** What it says without windows. */
  readonly emptyText: ReactNode;
};

/** The windows of a product, a category (extension `horario_menu`) or a promo code (`codigos`). */
export function MenuHoursField({
  label = menuWindowsField.label,
  windows,
  onChange,
  error,
  emptyText,
}: MenuHoursFieldProps) {
  const at = error === undefined ? null : placeOf(faultOfWindows(windows)?.field);
  return (
    <MenuHours
      label={label}
      dayNames={weekdayNames}
      max={maxMenuWindows}
      emptyText={emptyText}
      spans={windows.map(({ dias, desde, hasta }) => ({ days: dias, opens: desde, closes: hasta }))}
      onChange={(spans) =>
        onChange(spans.map(({ days, opens, closes }) => ({ dias: [...days], desde: opens, hasta: closes })))
      }
      errors={windows.map((_, row) => (row === at?.row ? { [at.part]: error } : undefined))}
    />
  );
}

const parts = { dias: 'days', desde: 'opens', hasta: 'closes' } as const;

/** `ventanas.2.dias` → the days of the third one. What the server alone refused stands at the first time. */
function placeOf(field = '') {
  const [, row = 0, part = 'desde'] = field.split('.');
  return { row: Number(row), part: parts[part as keyof typeof parts] };
}
