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

/** After the next render has marked the fields. */
export const focusFirstInvalid = (form: HTMLElement) =>
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });

/** After the button that emptied the form has left. */
export const focusFirstField = (form: HTMLElement | null) => form?.querySelector('input')?.focus();
