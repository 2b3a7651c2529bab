import { orderId, type StaffOrder } from '@crepas/domain';
import { beforeEach, expect, it } from 'vitest';
import { useSteps } from './steps.ts';

const aStep = (id: number) => ({ order: { id } as StaffOrder, stage: 'preparing' as const });
const { hold, release, undo, takeBack } = useSteps.getState();
beforeEach(undo);

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
  takeBack(orderId(2));
  expect(useSteps.getState().held).toBeNull();
  takeBack(orderId(1));
  expect(useSteps.getState().held).toBe(step);
});
