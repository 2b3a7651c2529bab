/** A ref for a field that a tap has opened. */
export const focusField = (field: HTMLElement | null): void => field?.focus();
