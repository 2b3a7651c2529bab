import { cooldownLeft, isLocked } from '@crepas/domain';
import { useEffect, useState } from 'react';
import { useSms } from '../../stores/sms.ts';

const tickMs = 1000;

/**
 * Seconds until another code may be sent, and whether the provider locked the flow. The timer runs only during a wait.
 */
export function useCountdown() {
  const counters = useSms(({ state }) => state.counters);
  const dispatch = useSms((sms) => sms.dispatch);
  const [nowMs, setNowMs] = useState(Date.now);
  const left = cooldownLeft(counters, nowMs);
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      dispatch({ kind: 'ticked' });
      setNowMs(Date.now());
    }, tickMs);
    return () => clearInterval(timer);
  }, [isRunning, dispatch]);

  return { left, locked: isLocked(counters, nowMs) };
}
