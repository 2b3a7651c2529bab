import type { Position } from '@crepas/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type GeoArgs, getGeocode, getLatLng } from 'use-places-autocomplete';
import { type Located, locate } from '../../services/geolocation.ts';
import type { Spot } from './useStart.ts';

/** `lookingUp` while the marker moves or its address is asked for; `unknown` when nobody has one for it. */
export type PickedAddress =
  | { readonly kind: 'lookingUp' }
  | { readonly kind: 'found'; readonly address: string }
  | { readonly kind: 'unknown' };

const lookingUp: PickedAddress = { kind: 'lookingUp' };

/** The marker, the map's centre and the address under it. Mount it once Google Maps is there. */
export function useAddressPicker(start: Spot) {
  const [centre, setCentre] = useState(start.position);
  const [position, setPosition] = useState(start.position);
  const [picked, setPicked] = useState<PickedAddress>(
    start.address === null ? lookingUp : { kind: 'found', address: start.address },
  );
  const questions = useRef(0);

  /** Any answer still under way is late from here on. */
  const suspend = useCallback(() => {
    questions.current += 1;
    setPicked(lookingUp);
  }, []);

  const geocode = useCallback(
    async (asked: GeoArgs) => {
      suspend();
      const mine = questions.current;
      const [result] = await getGeocode(asked).catch(() => []);
      if (mine !== questions.current) return null;
      setPicked(result ? { kind: 'found', address: result.formatted_address } : { kind: 'unknown' });
      return result ? getLatLng(result) : null;
    },
    [suspend],
  );

  const goTo = useCallback((to: Position) => {
    setPosition(to);
    setCentre({ ...to });
  }, []);

  const moveTo = useCallback(
    (to: Position) => {
      goTo(to);
      void geocode({ location: to });
    },
    [geocode, goTo],
  );

  const pickPlace = async (placeId: string) => {
    const place = await geocode({ placeId });
    if (place) goTo(place);
  };

  const useMyLocation = async (): Promise<Located> => {
    suspend();
    const mine = questions.current;
    const located = await locate();
    if (mine === questions.current) moveTo(located.kind === 'found' ? located.position : position);
    return located;
  };

  useEffect(() => {
    if (start.address === null) void geocode({ location: start.position });
    return () => {
      questions.current += 1;
    };
  }, [start, geocode]);

  return { centre, position, picked, suspend, follow: setPosition, moveTo, pickPlace, useMyLocation };
}
