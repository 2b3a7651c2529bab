import { createRinger } from './ringer.ts';

/** The only bell of the page. */
export const bell = createRinger(() => new AudioContext());
