import type { Position } from '@crepas/domain';

export type Located =
  | { readonly kind: 'found'; readonly position: Position }
  | { readonly kind: 'denied' }
  | { readonly kind: 'unavailable' };

/** High accuracy, timeout 5 s, no cached position (spec §6). */
const options: PositionOptions = { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 };

/** The customer's position; the browser asks for permission first. Never rejects. */
export function locate(): Promise<Located> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ kind: 'unavailable' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ kind: 'found', position: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ kind: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      options,
    );
  });
}
