import { useEffect } from 'react';
import { keepAwake } from '../../../services/wakeLock.ts';

/** The tablet on the wall does not fall asleep over its orders. */
export const useScreenAwake = (): void => useEffect(() => keepAwake(navigator.wakeLock, document), []);
