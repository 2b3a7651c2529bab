import { readSettings, type Settings } from '../config/config.ts';
import type { StandIns } from '../config/outsideSettings.ts';
import type { Env } from '../env.ts';
import type { ImageSettings } from '../images/settings.ts';

/** An image account at a stand-in on the server's origin. */
export const ownOriginImages = (cloudName: string): ImageSettings => ({
  cloudName,
  apiKey: 'demo',
  apiSecret: 'demo',
  preset: 'crepas',
  apiUrl: '/image-host',
  deliveryUrl: '/image-host',
});

export const standIns: StandIns = {
  firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-crepas' },
  maps: { url: '/maps', key: '' },
  images: ownOriginImages('demo-crepas'),
  whatsApp: '525500000000',
  pushPath: '/push-service',
};

/** Settings of a demo, for tests. */
export const testSettings = (env: Env = {}): Settings => readSettings(env, standIns);
