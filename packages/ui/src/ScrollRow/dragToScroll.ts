import type { PointerEvent } from 'react';

const slackPx = 5;

/**
 * `onPointerDown` of a scrolling row: mouse drag scrolls like touch, and the click that ends a drag
 * is suppressed. Touch and wheel scroll natively. The row has `data-dragging` during a drag.
 */
export function dragToScroll(press: PointerEvent<HTMLElement>) {
  if (press.pointerType !== 'mouse' || press.button !== 0) return;
  const row = press.currentTarget;
  const scrollStart = row.scrollLeft;
  const gesture = new AbortController();
  const { signal } = gesture;

  const move = (event: globalThis.PointerEvent) => {
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
