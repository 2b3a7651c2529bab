/** A ref for a field that replaces the button that opened it. */
export const focusField = (field: HTMLElement | null): void => field?.focus();
