import { useEffect, useState } from 'react';
import { keepAwake } from '../../../services/wakeLock.ts';

/** Keeps the tablet's screen on while the orders are shown. Returns whether the screen may still go off by itself. */
export function useScreenAwake(): boolean {
  const [mayGoOff, setMayGoOff] = useState(false);
  useEffect(() => keepAwake(navigator.wakeLock, document, (isAwake) => setMayGoOff(!isAwake)), []);
  return mayGoOff;
}
