import type { MouseEvent } from 'react';

/** The second click of a double one, as the browser counts: by then another order may stand under the finger. */
export const isSecondOfTwo = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
