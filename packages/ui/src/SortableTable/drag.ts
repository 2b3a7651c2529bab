import { fireEvent } from 'storybook/test';

type Point = { x: number; y: number };
type DragOptions = {
  pointerType?: 'mouse' | 'touch';
  /** How long the pointer rests before it moves. */
  restMs?: number;
  /** Further points, counted from the middle of the last element. */
  path?: readonly Point[];
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where nothing but the row itself is: at the end of its last cell. */
function bareSpot(element: Element): Point {
  const { left, width, top, height } = element.getBoundingClientRect();
  return { x: left + width * 0.95, y: top + height / 2 };
}

/** Drags one row over another with the events a browser would send; for stories. */
export async function drag(from: Element, to: Element, options: DragOptions = {}) {
  const { pointerType = 'mouse', restMs = 0, path = [] } = options;
  const at = ({ x, y }: Point) => ({
    clientX: x,
    clientY: y,
    pointerType,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  });
  const start = bareSpot(from);
  const end = bareSpot(to);
  const beyond = path.map(({ x, y }) => ({ x: end.x + x, y: end.y + y }));
  const onTheWay =
    from === to ? beyond : [{ x: start.x, y: start.y + Math.sign(end.y - start.y) * 8 }, end, ...beyond];

  fireEvent.pointerDown(from, at(start));
  if (restMs) await wait(restMs);
  for (const point of onTheWay) {
    // A table takes in where the pointer is 20 times a second.
    await wait(100);
    fireEvent.pointerMove(document.elementFromPoint(point.x, point.y) ?? document.body, at(point));
  }
  await wait(100);
  const last = onTheWay.at(-1) ?? start;
  fireEvent.pointerUp(document.elementFromPoint(last.x, last.y) ?? document.body, at(last));
}
