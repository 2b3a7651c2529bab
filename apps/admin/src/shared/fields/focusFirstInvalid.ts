/** After the next render has marked the fields; centred, because a bar at the end of the page covers some of it. */
export const focusFirstInvalid = (form: HTMLElement) =>
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });
