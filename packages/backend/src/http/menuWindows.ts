import { faultOfWindows, type MenuWindowWire, menuWindowsField, type WindowsName } from '@crepas/api';
import type { MenuWindow } from '@crepas/domain';
import { refusedField } from './HttpError.ts';

/** The windows of a request. Throws a 422 that names the field. */
export function readWindows(wire: MenuWindowWire[]): readonly MenuWindow[] {
  refuseBadWindows(wire);
  return menuWindowsField.fromWire(wire);
}

/** Throws a 422 that names the field. @param name where the field is not that of a product or a category */
export function refuseBadWindows(wire: readonly MenuWindowWire[] | undefined, name?: WindowsName): void {
  const fault = faultOfWindows(wire, name);
  if (fault !== null) throw refusedField(fault.field, fault.text);
}
