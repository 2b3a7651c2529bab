import type { KeyboardEvent } from 'react';

/**
 * Handles a key in the order form. Enter moves the focus to the next field, Ctrl+Enter submits the form, and Enter in a
 * text of several lines begins a new line.
 */
export function moveOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
  } else if (
    target instanceof HTMLInputElement ||
    (target instanceof HTMLTextAreaElement && target.enterKeyHint === 'next')
  ) {
    event.preventDefault();
    const fields = [...form.querySelectorAll<HTMLElement>('input, textarea, button[type=submit]')];
    fields[fields.indexOf(target) + 1]?.focus();
  }
}

/** Moves the focus when the button that emptied the form has gone. */
export const focusFirstField = (form: HTMLElement | null) => form?.querySelector('input')?.focus();
