import { createRinger } from './ringer.ts';

export const bell = createRinger(() => new AudioContext());
