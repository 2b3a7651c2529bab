import { bell } from '../services/bell.ts';
import { soundChoice } from '../storage/soundChoice.ts';
import { createSoundStore } from './soundStore.ts';

export const useSound = createSoundStore(soundChoice, bell.unlock);

bell.watch((isHeard) => useSound.getState().hear(isHeard));
