type Answer = 'denied' | 'unavailable' | 'silent';

/** For `beforeEach` of a story: what the browser answers when it is asked where the customer is. */
export const geolocationIs = (answer: Answer) => (): (() => void) => {
  const { geolocation } = navigator;
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (_found, failed) => {
    if (answer !== 'silent') failed?.(errorOf(answer));
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return () => {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  };
};

function errorOf(answer: 'denied' | 'unavailable'): GeolocationPositionError {
  const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  const code = answer === 'denied' ? codes.PERMISSION_DENIED : codes.POSITION_UNAVAILABLE;
  return { ...codes, code, message: answer };
}
