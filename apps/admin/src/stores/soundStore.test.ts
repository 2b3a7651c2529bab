import { expect, it } from 'vitest';
import { createSoundStore } from './soundStore.ts';

function aStore({ wanted = false, isHeard = true } = {}) {
  let choice = wanted;
  let canBeHeard = isHeard;
  const store = createSoundStore(
    {
      load: () => choice,
      save: (isOn) => {
        choice = isOn;
      },
    },
    async () => canBeHeard,
  );
  return {
    ...store.getState(),
    sound: () => store.getState().sound,
    choice: () => choice,
    allow: () => {
      canBeHeard = true;
    },
  };
}

it('nothing is heard before somebody wants it', async () => {
  const { sound, resume } = aStore();
  await resume();
  expect(sound()).toBe('off');
});

it('turned on is heard, and remembered', async () => {
  const { sound, turnOn, choice } = aStore();
  await turnOn();
  expect([sound(), choice()]).toEqual(['on', true]);
});

it('turned off is forgotten', async () => {
  const { sound, turnOn, turnOff, choice } = aStore();
  await turnOn();
  turnOff();
  expect([sound(), choice()]).toEqual(['off', false]);
});

it('after a page load it waits for a tap where the browser wants one', async () => {
  const { sound, resume, allow } = aStore({ wanted: true, isHeard: false });
  expect(sound()).toBe('blocked');
  await resume();
  expect(sound()).toBe('blocked');
  allow();
  await resume();
  expect(sound()).toBe('on');
});

it('turned off while the browser still thinks stays off', async () => {
  const { sound, turnOn, turnOff } = aStore();
  const turning = turnOn();
  turnOff();
  await turning;
  expect(sound()).toBe('off');
});
