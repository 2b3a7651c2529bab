import type { MouseEvent } from 'react';

/** Whether a click is the second of a double click. It is ignored: another order may be under the finger by then. */
export const isSecondClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
