import { useEffect } from 'react';
import { documentTitle } from '../../../documentTitle.ts';
import { bell } from '../../../services/bell.ts';
import { useSound } from '../../../stores/sound.ts';

/** Counts the orders that wait in the title, and rings while there are any. */
export function useOrderAlarm(waiting: number): void {
  const isHeard = useSound(({ sound }) => sound === 'on');
  const isRinging = isHeard && waiting > 0;

  useEffect(() => {
    documentTitle.countWaiting(waiting);
    return () => documentTitle.countWaiting(0);
  }, [waiting]);

  useEffect(() => {
    if (!isRinging) return;
    bell.start();
    return bell.stop;
  }, [isRinging]);
}
