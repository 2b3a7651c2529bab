import type { Position } from '@crepas/domain';

export type Located =
  | { readonly kind: 'found'; readonly position: Position; readonly accuracyMetres: number }
  | { readonly kind: 'denied' }
  | { readonly kind: 'unavailable' };

/** High accuracy, timeout 5 s, no cached position (spec §6). */
const options: PositionOptions = { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 };

/** The browser's own timeout does not run during its permission prompt, and some browsers never answer. */
const maxLocateMs = 8000;

/**
 * The customer's position; the browser asks for permission first. Never rejects.
 *
 * @param onLate gets the position of a browser that answered too late: the customer allowed it after a while
 */
export function locate(onLate?: (located: Located) => void): Promise<Located> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ kind: 'unavailable' });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      resolve({ kind: 'unavailable' });
    }, maxLocateMs);
    const answer = (located: Located) => {
      clearTimeout(timer);
      if (isLate) onLate?.(located);
      else resolve(located);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        answer({ kind: 'found', position: { lat: latitude, lng: longitude }, accuracyMetres: accuracy }),
      ({ code, PERMISSION_DENIED }) =>
        answer({ kind: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      options,
    );
  });
}
