import { useEffect } from 'react';
import { keepAwake } from '../../../services/wakeLock.ts';

/** Keeps the tablet's screen on while the orders are shown. */
export const useScreenAwake = (): void => useEffect(() => keepAwake(navigator.wakeLock, document), []);
