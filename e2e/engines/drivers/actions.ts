import type { Point } from './driver.ts';

/** Input by the W3C WebDriver standards, classic and BiDi. */

export type PointerType = 'touch' | 'mouse';

type Step = { readonly type: string } & Readonly<Record<string, unknown>>;

const move = ({ x, y }: Point, duration = 0): Step => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
  origin: 'viewport',
});
const down: Step = { type: 'pointerDown', button: 0 };
const up: Step = { type: 'pointerUp', button: 0 };
const pause = (duration: number): Step => ({ type: 'pause', duration });

export const pointer = (pointerType: PointerType, actions: readonly Step[]) => [
  { type: 'pointer', id: pointerType, parameters: { pointerType }, actions },
];

export const tapSteps = (at: Point): Step[] => [move(at), down, pause(30), up];

/** With a pause at both ends: a list distinguishes a drag from a tap or swipe by it. */
export const dragSteps = (from: Point, to: Point): Step[] => {
  const between = Array.from({ length: 10 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / 10,
    y: from.y + ((to.y - from.y) * (index + 1)) / 10,
  }));
  return [move(from), down, pause(300), ...between.map((point) => move(point, 40)), pause(300), up];
};

const control = '\uE009';
const keyCodes = { Enter: '\uE007', Escape: '\uE00C' } as const;

const stroke = (value: string): Step[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

export const keys = (actions: readonly Step[]) => [{ type: 'key', id: 'keys', actions }];

export const typeSteps = (text: string): Step[] => [...text].flatMap(stroke);

export const pressSteps = (key: 'Enter' | 'Escape' | 'SelectAll'): Step[] =>
  key === 'SelectAll'
    ? [{ type: 'keyDown', value: control }, ...stroke('a'), { type: 'keyUp', value: control }]
    : stroke(keyCodes[key]);
