import { bell } from './bell.ts';
import { soundChoice } from './soundChoiceStorage.ts';
import { createSoundStore } from './soundStore.ts';

export const useSound = createSoundStore(soundChoice, bell.unlock);

bell.watch((isHeard) => useSound.getState().hear(isHeard));
