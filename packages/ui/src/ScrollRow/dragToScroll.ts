const slackPx = 5;

/**
 * `ref` of a scrolling row: mouse drag scrolls like touch, and the click that ends a drag is suppressed. Touch and wheel
 * scroll natively. The row has `data-dragging` during a drag.
 *
 * The listener is on the row itself: with `onPointerDown` React handles every press anywhere in the page.
 */
export function dragToScroll(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const press = (event: PointerEvent) => startDrag(row, event);
  row.addEventListener('pointerdown', press);
  return () => row.removeEventListener('pointerdown', press);
}

function startDrag(row: HTMLElement, press: PointerEvent): void {
  if (press.pointerType !== 'mouse' || press.button !== 0) return;
  const scrollStart = row.scrollLeft;
  const gesture = new AbortController();
  const { signal } = gesture;

  const move = (event: PointerEvent) => {
    const distance = event.clientX - press.clientX;
    if (Math.abs(distance) >= slackPx) row.dataset.dragging = '';
    if (isDragging(row)) row.scrollLeft = scrollStart - distance;
  };
  const release = () => {
    if (isDragging(row)) swallowNextClick();
    delete row.dataset.dragging;
    gesture.abort();
  };
  const refuse = (event: Event) => event.preventDefault();

  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', release, { signal });
  // Prevents the native drag of links and pictures.
  row.addEventListener('dragstart', refuse, { signal });
}

const isDragging = (row: HTMLElement) => 'dragging' in row.dataset;

function swallowNextClick() {
  const gesture = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, signal: gesture.signal });
  // The click event, if any, fires before the next task.
  setTimeout(() => gesture.abort());
}
