import { defaultCentre, isPosition, type Position } from '@crepas/domain';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAddress } from './address.ts';
import { locate } from './geolocation.ts';

/** A point on the map; its address when it is known. */
export type Spot = {
  readonly position: Position;
  readonly address: string | null;
  /** True for a default position that does not come from the customer. */
  readonly isGuess: boolean;
};

/** Milliseconds. The browser's own timeout does not run during its permission prompt. */
const timeoutMs = 5000;

/** The navigation state that the location question passes (spec §2). */
function positionFromState(state: unknown): Position | null {
  const { latitude, longitude } = Object(state) as { latitude?: unknown; longitude?: unknown };
  const position = { lat: latitude, lng: longitude };
  return isPosition(position) ? position : null;
}

/**
 * Where the map opens: the saved address, else the browser's position, else Mexico City (spec §4). Null until known.
 */
export function useStart(): Spot | null {
  const saved = useAddress((state) => state.saved);
  const { state } = useLocation();
  const [start, setStart] = useState<Spot | null>(() => {
    // An address without a pin has no position on the map.
    if (saved?.position) return { position: saved.position, address: saved.address, isGuess: false };
    const position = positionFromState(state);
    return position && { position, address: null, isGuess: false };
  });
  const isKnown = start !== null;

  useEffect(() => {
    if (isKnown) return;
    const settle = (position: Position, isGuess: boolean) =>
      setStart((known) => known ?? { position, address: null, isGuess });
    const guess = () => settle(defaultCentre, true);
    const timer = setTimeout(guess, timeoutMs);
    locate().then((located) => (located.kind === 'found' ? settle(located.position, false) : guess()));
    return () => clearTimeout(timer);
  }, [isKnown]);

  return start;
}
