/** `3` → `[0, 1, 2]`: as many skeletons as the spec asks for. */
export const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
