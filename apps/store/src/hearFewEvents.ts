/** React hydrates what one of these hits in their first phase, before it tells the component in the second. */
const inBothPhases = new Set(['click', 'input', 'change', 'submit', 'keydown']);
const bubbling = new Set(['pointerover', 'mousedown', 'focusin', 'focusout', 'animationend']);

/**
 * Makes React listen only to events that components of the store use. By itself it listens to all eighty in both phases and
 * walks its tree for each: a tap is sixteen events, and that was half of its time on a slow phone. What does not bubble
 * (`scroll`, `load`, `toggle`) it hears at the element itself.
 */
export function hearFewEvents(container: HTMLElement): void {
  const listen = container.addEventListener.bind(container);
  container.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const isCapture = options === true || (typeof options === 'object' && options.capture === true);
    if (inBothPhases.has(type) || (bubbling.has(type) && !isCapture)) listen(type, listener, options);
  };
}
