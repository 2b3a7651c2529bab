import {
  accuracyDoubt,
  defaultCentre,
  isDoor,
  type PinDoubt,
  type Position,
  withoutPlusCode,
} from '@crepas/domain';
import { geocode as geocoded } from '@crepas/ui/maps';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Located, locate } from './geolocation.ts';
import type { Spot } from './useStart.ts';

/** `lookingUp` while the marker moves or its address is requested; `unknown` when the geocoder has none. */
export type PickedAddress =
  | { readonly kind: 'lookingUp' }
  | { readonly kind: 'found'; readonly address: string }
  | { readonly kind: 'unknown' };

type View = { readonly centre: Position; readonly position: Position };
type Moved = View & { readonly doubt: PinDoubt | null };

const lookingUp: PickedAddress = { kind: 'lookingUp' };
const viewOf = (position: Position): View => ({ centre: position, position });
const noDoor: PinDoubt = { kind: 'street' };

/**
 * The map's centre, the marker and the address under it.
 * @param found null until it is known; a late position of the browser may replace a guess
 * @param isReady Google Maps has loaded
 */
export function useAddressPicker(found: Spot | null, isReady: boolean) {
  /** Set by the customer's first move or choice: from then on a late position no longer counts. */
  const [held, setHeld] = useState<Spot | null>(null);
  const start = held ?? found;
  const [moved, setMoved] = useState<Moved | null>(null);
  const [answered, setAnswered] = useState<PickedAddress | null>(null);
  /** The address under the marker has no door. */
  const [isStreet, setStreet] = useState(false);
  /** What the customer searches, until a suggestion or another place is chosen. */
  const [search, onSearch] = useState('');
  const questions = useRef(0);
  const view = moved ?? { ...viewOf(start?.position ?? defaultCentre), doubt: start?.doubt ?? null };
  const known: PickedAddress = start?.address ? { kind: 'found', address: start.address } : lookingUp;

  /** Invalidates every request in flight. */
  const forget = useCallback(() => {
    questions.current += 1;
    setAnswered(lookingUp);
  }, []);

  const geocode = useCallback(
    async (asked: google.maps.GeocoderRequest, isByHand = false): Promise<Position | null> => {
      forget();
      const mine = questions.current;
      const result = await geocoded(asked).catch(() => undefined);
      if (mine !== questions.current) return null;
      const address = withoutPlusCode(result?.formatted_address ?? '');
      setAnswered(address === '' ? { kind: 'unknown' } : { kind: 'found', address });
      setStreet(!isByHand && result !== undefined && !isDoor(result));
      return result ? result.geometry.location.toJSON() : null;
    },
    [forget],
  );

  useEffect(() => {
    if (isReady && start?.address === null) void geocode({ location: start.position });
    return () => {
      questions.current += 1;
    };
  }, [isReady, start, geocode]);

  const suspend = () => {
    setHeld(start);
    forget();
  };

  const moveTo = (to: Position) => {
    setHeld(start);
    onSearch('');
    setMoved({ ...viewOf(to), doubt: null });
    void geocode({ location: to }, true);
  };

  const pickPlace = async (placeId: string) => {
    setHeld(start);
    onSearch('');
    const asked = geocode({ placeId });
    const mine = questions.current;
    const place = await asked;
    if (place) setMoved({ ...viewOf(place), doubt: null });
    // The marker is still at the place before: what is typed now has no position until it is moved.
    else if (mine === questions.current) setMoved({ ...view, doubt: { kind: 'guess' } });
  };

  const goToMyLocation = async (onLate: (located: Located) => void): Promise<Located> => {
    const asked = questions.current;
    const follow = (located: Located) => {
      // A newer position of the marker wins.
      if (asked === questions.current && located.kind === 'found') {
        setHeld(start);
        onSearch('');
        setMoved({ ...viewOf(located.position), doubt: accuracyDoubt(located.accuracyMetres) });
        void geocode({ location: located.position });
      }
      return located;
    };
    return follow(await locate((located) => onLate(follow(located))));
  };

  return {
    ...view,
    /** Why the marker's place cannot be saved. */
    doubt: view.doubt ?? (isStreet ? noDoor : null),
    picked: answered ?? known,
    search,
    onSearch,
    suspend,
    /** The marker follows a map that the app moves. */
    follow: (position: Position) => setMoved({ ...view, position }),
    moveTo,
    pickPlace,
    goToMyLocation,
  };
}
