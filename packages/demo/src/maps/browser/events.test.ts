import { expect, it, vi } from 'vitest';
import { event, trigger } from './events.ts';
import { defineAccessors, MVCObject } from './mvcObject.ts';

class Lamp extends MVCObject<{ brightness: number; color: string }> {
  setBrightness(percent: number) {
    this.set('brightness', Math.min(100, percent));
  }
}
defineAccessors(Lamp, ['brightness', 'color']);

it('calls the listeners of one event with its values', () => {
  const [target, handler] = [{}, vi.fn()];
  event.addListener(target, 'click', handler);
  trigger(target, 'click', 1, 2);
  trigger(target, 'drag', 3);
  expect(handler.mock.calls).toEqual([[1, 2]]);
});

it('does not call a removed listener', () => {
  const [target, handler] = [{}, vi.fn()];
  event.addListener(target, 'click', handler).remove();
  trigger(target, 'click');
  expect(handler).not.toHaveBeenCalled();
  expect(event.hasListeners(target, 'click')).toBe(false);
});

it('calls a one-time listener once', () => {
  const [target, handler] = [{}, vi.fn()];
  event.addListenerOnce(target, 'click', handler);
  trigger(target, 'click');
  trigger(target, 'click');
  expect(handler).toHaveBeenCalledTimes(1);
});

it('reports a change of a value, and nothing else', () => {
  const [lamp, handler] = [new Lamp(), vi.fn()];
  lamp.addListener('color_changed', handler);
  lamp.set('color', 'red');
  lamp.set('color', 'red');
  expect(handler).toHaveBeenCalledTimes(1);
});

it('converts options through the setters of the class', () => {
  const lamp = new Lamp();
  lamp.setOptions({ brightness: 250, color: 'blue' });
  expect([lamp.get('brightness'), lamp.get('color')]).toEqual([100, 'blue']);
});
