/**
 * Runs the work in the task after the next frame: a slow phone shows the pressed control first, then does what takes
 * longer than a frame.
 */
export const afterPaint = (work: () => void) => void requestAnimationFrame(() => setTimeout(work));
