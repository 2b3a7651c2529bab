/**
 * The placeholder of a picture that is missing or failed to load (spec §8). Only `#` is encoded, to keep it short:
 * every page of the store contains it.
 */
export const placeholder = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 120' width='160' height='120'>
<rect width='160' height='120' fill='%23f6e3c5'/>
<path fill='none' stroke='%23a9855f' stroke-width='4' stroke-linecap='round' stroke-linejoin='round' d='M48 50c8-20 56-20 64 0 2 4 1 6-1 9L84 91c-3 4-5 4-8 0L49 59c-2-3-3-5-1-9ZM50 51c14-8 36-8 44 1 7 8 2 20-10 37'/></svg>`;
