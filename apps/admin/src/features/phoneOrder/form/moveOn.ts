import type { KeyboardEvent } from 'react';

/** Of a form: Enter in a field goes to the next one, and with Ctrl it submits. In a text of several lines it begins one. */
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

/** After the button that emptied the form has left. */
export const focusFirstField = (form: HTMLElement | null) => form?.querySelector('input')?.focus();
