import { fireEvent } from 'storybook/test';

type Point = { x: number; y: number };
type DragOptions = {
  pointerType?: 'mouse' | 'touch';
  /** The press position, relative to the centre of the first element. */
  pressAt?: Point;
  /** Runs between press and move; `moveBy` is relative to the press position. */
  afterPress?: (moveBy: (by: Point) => void) => void | Promise<void>;
  /** Further points, relative to the centre of the last element. */
  path?: readonly Point[];
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A point of the row without a control: the end of its last cell. */
function bareSpot(element: Element): Point {
  const { left, width, top, height } = element.getBoundingClientRect();
  return { x: left + width * 0.95, y: top + height / 2 };
}

/** Drags one row over another with the events a browser would send; for stories. */
export async function drag(from: Element, to: Element, options: DragOptions = {}) {
  const { pointerType = 'mouse', pressAt = { x: 0, y: 0 }, afterPress, path = [] } = options;
  const at = ({ x, y }: Point) => ({
    clientX: x,
    clientY: y,
    pointerType,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  });
  const middle = bareSpot(from);
  const start = { x: middle.x + pressAt.x, y: middle.y + pressAt.y };
  const end = bareSpot(to);
  const beyond = path.map(({ x, y }) => ({ x: end.x + x, y: end.y + y }));
  const onTheWay =
    from === to ? beyond : [{ x: start.x, y: start.y + Math.sign(end.y - start.y) * 8 }, end, ...beyond];

  const moveTo = (point: Point) =>
    fireEvent.pointerMove(document.elementFromPoint(point.x, point.y) ?? document.body, at(point));

  fireEvent.pointerDown(from, at(start));
  await afterPress?.(({ x, y }) => moveTo({ x: start.x + x, y: start.y + y }));
  for (const point of onTheWay) {
    // The library reads the pointer position 20 times a second.
    await wait(100);
    moveTo(point);
  }
  await wait(100);
  const last = onTheWay.at(-1) ?? start;
  fireEvent.pointerUp(document.elementFromPoint(last.x, last.y) ?? document.body, at(last));
}
