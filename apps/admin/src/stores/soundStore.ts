import { create } from 'zustand';

/** Whether a new order is heard: not wanted, wanted but silent until somebody taps, or heard. */
export type Sound = 'off' | 'blocked' | 'on';

export type SoundChoice = { readonly load: () => boolean; readonly save: (isOn: boolean) => void };

export type SoundStore = {
  readonly sound: Sound;
  /** Inside a tap. */
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => void;
  /** After a page load: what was wanted is wanted still, and heard as soon as the browser allows. */
  readonly resume: () => Promise<void>;
};

/** @param unlock answers whether sound will be heard */
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
    };
  });
