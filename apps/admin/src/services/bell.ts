import { createRinger } from './ringer.ts';

/** The one bell of this page. */
export const bell = createRinger(() => new AudioContext());
