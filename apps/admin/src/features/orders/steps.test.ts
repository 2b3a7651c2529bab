import { orderId } from '@crepas/domain';
import { beforeEach, expect, it } from 'vitest';
import { useSteps } from './steps.ts';

const aStep = (id: number) => ({ id: orderId(id), stage: 'preparing' as const });
const { hold, release, undo, takeBack, clear } = useSteps.getState();
beforeEach(clear);

it('a step that is held is sent once', () => {
  const step = aStep(1);
  expect(hold(step)).toBeNull();
  expect(release(step)).toBe(step);
  expect(release(step)).toBeNull();
});

it('holding a second step returns the first one', () => {
  const [first, second] = [aStep(1), aStep(2)];
  hold(first);
  expect(hold(second)).toBe(first);
  expect(release(first)).toBeNull();
  expect(release(second)).toBe(second);
});

it('a step that was undone is never sent', () => {
  const step = aStep(1);
  hold(step);
  undo();
  expect(release(step)).toBeNull();
});

it('a step that the server refused for an expired session is held again', () => {
  const step = aStep(1);
  hold(step);
  release(step);
  expect(useSteps.getState().held).toBeNull();
  takeBack(step);
  expect(useSteps.getState().held).toBe(step);
});

it('a step that is held while the one before is refused is sent after it', () => {
  const [first, second] = [aStep(1), aStep(2)];
  hold(first);
  hold(second);
  takeBack(first);
  expect(release(first)).toBe(first);
  expect(release(second)).toBe(second);
  expect(useSteps.getState().held).toBeNull();
});

it('a step that waits is replaced by a new tap on the same order', () => {
  const [first, second, again] = [aStep(1), aStep(2), aStep(2)];
  hold(second);
  takeBack(first);
  expect(hold(again)).toBe(first);
  expect(release(again)).toBe(again);
  expect(useSteps.getState().held).toBeNull();
});
