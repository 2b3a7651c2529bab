import { describe, expect, it } from 'vitest';
import { defaultWords } from '../shop/shopWords.ts';
import { configFromPage, configFromVariables } from './appConfig.ts';

const account = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.example',
  VITE_FIREBASE_PROJECT_ID: 'shop',
};

describe('the configuration from variables', () => {
  it('reads the stand-ins used during development', () => {
    const variables = {
      ...account,
      VITE_AUTH_EMULATOR_PORT: '9099',
      VITE_MAPS_URL: '/maps',
      VITE_IMAGE_UPLOAD_URL: '/images/upload',
    };
    expect(configFromVariables(variables)).toEqual({
      apiUrl: '/api',
      firebase: { apiKey: 'key', authDomain: 'shop.example', projectId: 'shop' },
      authEmulatorPort: 9099,
      maps: { url: '/maps', key: '' },
      images: { uploadUrl: '/images/upload' },
      shop: defaultWords,
    });
  });

  it('uses Google and no emulator by default', () => {
    const config = configFromVariables({ ...account, VITE_GOOGLE_MAPS_API_KEY: 'maps' });
    expect(config).not.toHaveProperty('authEmulatorPort');
    expect(config.maps).toEqual({ url: 'https://maps.googleapis.com', key: 'maps' });
  });

  it('has no picture upload by default, and no preset where the server signs uploads', () => {
    const uploads = { ...account, VITE_IMAGE_UPLOAD_URL: 'https://images.example/upload' };
    expect(configFromVariables({ ...account, VITE_IMAGE_UPLOAD_URL: '' })).not.toHaveProperty('images');
    expect(configFromVariables({ ...uploads, VITE_IMAGE_UPLOAD_PRESET: 'menu' }).images).toEqual({
      uploadUrl: 'https://images.example/upload',
      preset: 'menu',
    });
    expect(configFromVariables({ ...uploads, VITE_IMAGE_UPLOAD_PRESET: '' }).images).not.toHaveProperty(
      'preset',
    );
  });

  it('has App Check with its key and its app only', () => {
    const pair = { VITE_FIREBASE_APP_ID: '1:2:web:3', VITE_FIREBASE_APP_CHECK_SITE_KEY: 'site-key' };
    expect(configFromVariables({ ...account, ...pair })).toMatchObject({
      firebase: { appId: '1:2:web:3' },
      appCheckSiteKey: 'site-key',
    });
    for (const [name, value] of Object.entries(pair)) {
      expect(() => configFromVariables({ ...account, [name]: value })).toThrow('go together');
    }
  });

  it.each(Object.keys(account))('fails naming %s when production lacks it', (name) => {
    expect(() => configFromVariables({ ...account, [name]: undefined })).toThrow(name);
  });

  it('fails with the name of a port that is no number', () => {
    expect(() => configFromVariables({ ...account, VITE_AUTH_EMULATOR_PORT: 'x' })).toThrow(
      'VITE_AUTH_EMULATOR_PORT',
    );
  });
});

describe('the configuration from the page', () => {
  it('fails with the name of a missing field', () => {
    expect(() => configFromPage('{"apiUrl":"/api"}')).toThrow('firebase');
  });
});
