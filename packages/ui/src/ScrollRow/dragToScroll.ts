import type { PointerEvent } from 'react';

const slackPx = 5;

/**
 * `onPointerDown` of a scrolling row: the mouse drags it as a finger would, and the click that ends a drag
 * opens nothing. Touch and wheel keep their native scrolling. `data-dragging` stands on the row meanwhile.
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
  // Links and pictures would start a drag of their own.
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
  // The click, if any, comes before the next task.
  setTimeout(() => gesture.abort());
}
