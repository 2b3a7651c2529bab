import type { KeyboardEvent } from 'react';

/**
 * Handles a key in the order form. Enter moves the focus to the next field, Ctrl+Enter submits the form, and Enter in a
 * text of several lines begins a new line.
 */
export function moveOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || stayInDialog(event)) return;
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

/**
 * A dialog of the form is inside it in the document: Enter on a tick of the dialog would send the form without what the dialog asks for.
 * Enter on a button of the dialog still presses it.
 *
 * @returns whether the key belongs to a dialog
 */
export function stayInDialog(event: KeyboardEvent<HTMLFormElement>): boolean {
  const { target, key } = event;
  if (!(target instanceof Element) || target.closest('dialog') === null) return false;
  if (key === 'Enter' && target instanceof HTMLInputElement) event.preventDefault();
  return true;
}

/** Moves the focus when the button that emptied the form has gone. */
export const focusFirstField = (form: HTMLElement | null) => form?.querySelector('input')?.focus();
