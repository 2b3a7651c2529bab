/** Prefixes of the stand-ins' routes on the shop's own origin. */
export const mapsPrefix = '/gmaps-sim';
export const imagesPrefix = '/image-host';
export const pushPrefix = '/push-service';
export const printerPrefix = '/demo/impresora';

const projectId = 'demo-crepas';

/** The settings that accounts give in production, for the stand-ins. */
export const standIns = {
  firebase: { apiKey: 'demo', authDomain: 'localhost', projectId },
  maps: { url: mapsPrefix, key: '' },
  images: {
    cloudName: projectId,
    apiKey: 'demo',
    apiSecret: 'demo',
    preset: 'crepas',
    apiUrl: imagesPrefix,
    deliveryUrl: imagesPrefix,
  },
  whatsApp: '525500000000',
  pushPath: pushPrefix,
} as const;
