import { orderId } from '@crepas/domain';
import { beforeEach, expect, it } from 'vitest';
import { useSteps } from './steps.ts';

const aStep = (id: number) => ({ id: orderId(id), stage: 'preparing' as const });
const { postpone, release, undo, takeBack, clear } = useSteps.getState();
beforeEach(clear);

it('a pending step is sent once', () => {
  const step = aStep(1);
  expect(postpone(step)).toBeNull();
  expect(release(step)).toBe(step);
  expect(release(step)).toBeNull();
});

it('postponing a second step returns the first one', () => {
  const [first, second] = [aStep(1), aStep(2)];
  postpone(first);
  expect(postpone(second)).toBe(first);
  expect(release(first)).toBeNull();
  expect(release(second)).toBe(second);
});

it('a step that was undone is never sent', () => {
  const step = aStep(1);
  postpone(step);
  undo();
  expect(release(step)).toBeNull();
});

it('a step that the server refused for an expired session is pending again', () => {
  const step = aStep(1);
  postpone(step);
  release(step);
  expect(useSteps.getState().pending).toBeNull();
  takeBack(step);
  expect(useSteps.getState().pending).toBe(step);
});

it('a step that is postponed while the one before is refused is sent after it', () => {
  const [first, second] = [aStep(1), aStep(2)];
  postpone(first);
  postpone(second);
  takeBack(first);
  expect(release(first)).toBe(first);
  expect(release(second)).toBe(second);
  expect(useSteps.getState().pending).toBeNull();
});

it('a step that waits is replaced by a new tap on the same order', () => {
  const [first, second, again] = [aStep(1), aStep(2), aStep(2)];
  postpone(second);
  takeBack(first);
  expect(postpone(again)).toBe(first);
  expect(release(again)).toBe(again);
  expect(useSteps.getState().pending).toBeNull();
});
