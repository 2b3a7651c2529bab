/** For `beforeEach` of a story: the browser lets the store send notices, which this device has asked for or not. */
export const noticesAre = (state: 'off' | 'on') => (): (() => void) => {
  const { serviceWorker } = navigator;
  const permission = Object.getOwnPropertyDescriptor(Notification, 'permission');
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' });
  const worker = { pushManager: { getSubscription: async () => (state === 'on' ? {} : null) } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => worker, addEventListener: () => {}, removeEventListener: () => {} },
  });
  return () => {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
    if (permission) Object.defineProperty(Notification, 'permission', permission);
  };
};
