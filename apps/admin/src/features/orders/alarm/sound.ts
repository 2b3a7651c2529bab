import { create } from 'zustand';
import { storedText } from '../../../shared/textStorage.ts';
import { createRinger } from './ringer.ts';

/** Whether new orders ring: off, waiting for a tap that the browser requires, or on. */
type Sound = 'off' | 'blocked' | 'on';

type SoundChoice = { readonly load: () => boolean; readonly save: (isOn: boolean) => void };

type SoundStore = {
  readonly sound: Sound;
  /** Call it in the handler of a tap. */
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => void;
  /** After a page load: turns the sound on again if it was on, as soon as the browser allows. */
  readonly resume: () => Promise<void>;
  /** The system stopped or restarted the sound: a phone call, a sleeping tablet. */
  readonly hear: (isHeard: boolean) => void;
};

/** @param unlock resolves with whether the browser plays sound */
export const createSoundStore = (choice: SoundChoice, unlock: () => Promise<boolean>) =>
  create<SoundStore>()((set, get) => {
    const attempt = async () => {
      const isHeard = await unlock();
      if (choice.load()) set({ sound: isHeard ? 'on' : 'blocked' });
    };
    return {
      sound: choice.load() ? 'blocked' : 'off',
      async turnOn() {
        choice.save(true);
        await attempt();
      },
      turnOff() {
        choice.save(false);
        set({ sound: 'off' });
      },
      async resume() {
        if (get().sound === 'blocked') await attempt();
      },
      hear(isHeard) {
        if (choice.load()) set({ sound: isHeard ? 'on' : 'blocked' });
      },
    };
  });

/** The only bell of the page. */
export const bell = createRinger(() => new AudioContext());

const stored = storedText('tab', 'staffSound');

export const useSound = createSoundStore(
  { load: () => stored.load() === 'on', save: (isOn) => stored.save(isOn ? 'on' : 'off') },
  bell.unlock,
);

bell.watch((isHeard) => useSound.getState().hear(isHeard));
