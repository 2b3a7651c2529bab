import { useEffect, useRef, useState } from 'react';
import { useGoTo } from '../hooks/useGoTo.ts';
import { paths } from '../paths.ts';
import { locate } from '../services/geolocation.ts';
import { useFulfilment } from '../stores/fulfilment.ts';
import { useSession } from '../stores/session.ts';

/** `idle` before the request; `denied` and `unavailable` when there is no position. */
export type LocationAnswer = 'idle' | 'asking' | 'denied' | 'unavailable';

/**
 * The two ways to an address: the browser's position, or typing it. Either button counts as an answer (decision
 * S2).
 */
export function useLocationQuestion() {
  const [answer, setAnswer] = useState<LocationAnswer>('idle');
  const answerLocation = useSession((session) => session.answerLocation);
  const goTo = useGoTo();
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const allow = async () => {
    answerLocation();
    setAnswer('asking');
    const located = await locate();
    // The customer closed the dialog while the browser's permission prompt was open.
    if (isGone.current) return;
    if (located.kind !== 'found') return setAnswer(located.kind);
    const { lat, lng } = located.position;
    goTo(paths.address, { latitude: lat, longitude: lng });
  };

  const enterByHand = () => {
    answerLocation();
    goTo(paths.address);
  };

  const fetchIt = () => {
    answerLocation();
    useFulfilment.getState().choose('pickup');
    goTo(paths.home);
  };

  return { answer, allow, enterByHand, fetchIt };
}
