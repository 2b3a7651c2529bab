import { accuracyDoubt, defaultCentre, isPosition, type PinDoubt, type Position } from '@crepas/domain';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAddress } from './address.ts';
import { type Located, locate } from './geolocation.ts';

/** A point on the map; its address when it is known. */
export type Spot = {
  readonly position: Position;
  readonly address: string | null;
  /** Null for a place that the customer chose, and for an accurate position. */
  readonly doubt: PinDoubt | null;
};

/** Milliseconds. The browser's own timeout does not run during its permission prompt. */
const timeoutMs = 5000;

/** The navigation state that the location question passes (spec §2). */
function spotFromState(state: unknown): Spot | null {
  const { latitude, longitude, accuracy } = Object(state) as Record<string, unknown>;
  const position = { lat: latitude, lng: longitude };
  return isPosition(position) ? { position, address: null, doubt: accuracyDoubt(Number(accuracy)) } : null;
}

const guess: Spot = { position: defaultCentre, address: null, doubt: { kind: 'guess' } };

/**
 * Where the map opens: the saved address, else the browser's position, else Mexico City (spec §4). Null until known.
 * A position that is allowed late replaces the guess.
 */
export function useStart(): Spot | null {
  const saved = useAddress((state) => state.saved);
  const { state } = useLocation();
  const [start, setStart] = useState<Spot | null>(() => {
    // An address without a pin has no position on the map.
    if (saved?.position) return { position: saved.position, address: saved.address, doubt: null };
    return spotFromState(state);
  });
  const [isKnown] = useState(start !== null);

  useEffect(() => {
    if (isKnown) return;
    const giveUp = () => setStart((known) => known ?? guess);
    const settle = (located: Located) => {
      if (located.kind !== 'found') return giveUp();
      const { position, accuracyMetres } = located;
      setStart({ position, address: null, doubt: accuracyDoubt(accuracyMetres) });
    };
    const timer = setTimeout(giveUp, timeoutMs);
    void locate(settle).then(settle);
    return () => clearTimeout(timer);
  }, [isKnown]);

  return start;
}
