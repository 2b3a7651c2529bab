import { defaultCentre, type Position } from '@crepas/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type GeoArgs, getGeocode, getLatLng } from 'use-places-autocomplete';
import { type Located, locate } from './geolocation.ts';
import type { Spot } from './useStart.ts';

/** `lookingUp` while the marker moves or its address is requested; `unknown` when the geocoder has none. */
export type PickedAddress =
  | { readonly kind: 'lookingUp' }
  | { readonly kind: 'found'; readonly address: string }
  | { readonly kind: 'unknown' };

type View = { readonly centre: Position; readonly position: Position };

const lookingUp: PickedAddress = { kind: 'lookingUp' };
const viewOf = (position: Position): View => ({ centre: position, position });

/**
 * The map's centre, the marker and the address under it.
 * @param start null until it is known
 * @param isReady Google Maps has loaded
 */
export function useAddressPicker(start: Spot | null, isReady: boolean) {
  const [moved, setMoved] = useState<View | null>(null);
  const [answered, setAnswered] = useState<PickedAddress | null>(null);
  const questions = useRef(0);
  const view = moved ?? viewOf(start?.position ?? defaultCentre);
  const known: PickedAddress = start?.address ? { kind: 'found', address: start.address } : lookingUp;

  /** Invalidates every request in flight. */
  const suspend = useCallback(() => {
    questions.current += 1;
    setAnswered(lookingUp);
  }, []);

  const geocode = useCallback(
    async (asked: GeoArgs): Promise<Position | null> => {
      suspend();
      const mine = questions.current;
      const [result] = await getGeocode(asked).catch(() => []);
      if (mine !== questions.current) return null;
      setAnswered(result ? { kind: 'found', address: result.formatted_address } : { kind: 'unknown' });
      return result ? getLatLng(result) : null;
    },
    [suspend],
  );

  useEffect(() => {
    if (isReady && start?.address === null) void geocode({ location: start.position });
    return () => {
      questions.current += 1;
    };
  }, [isReady, start, geocode]);

  const moveTo = (to: Position) => {
    setMoved(viewOf(to));
    void geocode({ location: to });
  };

  const pickPlace = async (placeId: string) => {
    const place = await geocode({ placeId });
    if (place) setMoved(viewOf(place));
  };

  const goToMyLocation = async (onLate: (located: Located) => void): Promise<Located> => {
    const asked = questions.current;
    const follow = (located: Located) => {
      // A newer position of the marker wins.
      if (asked === questions.current && located.kind === 'found') moveTo(located.position);
      return located;
    };
    return follow(await locate((located) => onLate(follow(located))));
  };

  return {
    ...view,
    picked: answered ?? known,
    /** The marker's position was chosen by the customer or by geolocation. */
    isPlaced: moved !== null || start?.isGuess === false,
    suspend,
    /** The marker follows a map that the app moves. */
    follow: (position: Position) => setMoved({ ...view, position }),
    moveTo,
    pickPlace,
    goToMyLocation,
  };
}
