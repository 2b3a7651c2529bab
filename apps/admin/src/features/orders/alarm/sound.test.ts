import { expect, it } from 'vitest';
import { createSoundStore } from './sound.ts';

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

it('the sound is off by default', async () => {
  const { sound, resume } = aStore();
  await resume();
  expect(sound()).toBe('off');
});

it('turning it on plays sound and stores the choice', async () => {
  const { sound, turnOn, choice } = aStore();
  await turnOn();
  expect([sound(), choice()]).toEqual(['on', true]);
});

it('turning it off removes the stored choice', async () => {
  const { sound, turnOn, turnOff, choice } = aStore();
  await turnOn();
  turnOff();
  expect([sound(), choice()]).toEqual(['off', false]);
});

it('after a page load it waits for a tap if the browser requires one', async () => {
  const { sound, resume, allow } = aStore({ wanted: true, isHeard: false });
  expect(sound()).toBe('blocked');
  await resume();
  expect(sound()).toBe('blocked');
  allow();
  await resume();
  expect(sound()).toBe('on');
});

it('turning it off while it is being unlocked keeps it off', async () => {
  const { sound, turnOn, turnOff } = aStore();
  const turning = turnOn();
  turnOff();
  await turning;
  expect(sound()).toBe('off');
});

it('a sound that the system stops waits for a tap, and is on when it plays again', async () => {
  const { sound, turnOn, hear } = aStore();
  await turnOn();
  hear(false);
  expect(sound()).toBe('blocked');
  hear(true);
  expect(sound()).toBe('on');
});

it('a system that plays sound does not turn it on by itself', () => {
  const { sound, hear } = aStore();
  hear(true);
  expect(sound()).toBe('off');
});
