import { useEffect } from 'react';
import { bell } from '../../../services/bell.ts';
import { useSound } from '../../../stores/sound.ts';
import { useWaitingOrders } from '../../../stores/waitingOrders.ts';

/** Shows the number of waiting orders in the title, and rings while there are any. */
export function useOrderAlarm(waiting: number): void {
  const isHeard = useSound(({ sound }) => sound === 'on');
  const setCount = useWaitingOrders((store) => store.setCount);
  const isRinging = isHeard && waiting > 0;

  useEffect(() => {
    setCount(waiting);
    return () => setCount(0);
  }, [waiting, setCount]);

  useEffect(() => {
    if (!isRinging) return;
    bell.start();
    return bell.stop;
  }, [isRinging]);
}
