import { describe, expect, it } from 'vitest';
import { configFromPage, configFromVariables, demoVariables } from './appConfig.ts';

const account = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.example',
  VITE_FIREBASE_PROJECT_ID: 'shop',
};

describe('the configuration from variables', () => {
  it('talks to the simulators where nothing is set in development', () => {
    expect(configFromVariables({}, demoVariables)).toEqual({
      apiUrl: '/api',
      firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-crepas' },
      authEmulatorPort: 9099,
      maps: { url: '/gmaps-sim', key: '' },
      images: { uploadUrl: '/image-host/v1_1/demo-crepas/image/upload', preset: 'crepas' },
      whatsApp: '',
    });
  });

  it('knows no simulators in production', () => {
    const config = configFromVariables({ ...account, VITE_GOOGLE_MAPS_API_KEY: 'maps' });
    expect(config).not.toHaveProperty('authEmulatorPort');
    expect(config.maps).toEqual({ url: 'https://maps.googleapis.com', key: 'maps' });
  });

  it('has no upload of pictures unless told where, and then needs the preset', () => {
    const uploads = { ...account, VITE_IMAGE_UPLOAD_URL: 'https://images.example/upload' };
    expect(configFromVariables({ ...account, VITE_IMAGE_UPLOAD_URL: '' })).not.toHaveProperty('images');
    expect(configFromVariables({ ...uploads, VITE_IMAGE_UPLOAD_PRESET: 'menu' }).images).toEqual({
      uploadUrl: 'https://images.example/upload',
      preset: 'menu',
    });
    expect(() => configFromVariables(uploads)).toThrow('VITE_IMAGE_UPLOAD_PRESET');
  });

  it.each(Object.keys(account))('fails naming %s when production lacks it', (name) => {
    expect(() => configFromVariables({ ...account, [name]: undefined })).toThrow(name);
  });

  it('fails naming a port that is no number', () => {
    expect(() => configFromVariables({ VITE_AUTH_EMULATOR_PORT: 'x' }, demoVariables)).toThrow(
      'VITE_AUTH_EMULATOR_PORT',
    );
  });
});

describe('the configuration from the page', () => {
  it('fails naming the field that the server forgot', () => {
    expect(() => configFromPage('{"apiUrl":"/api"}')).toThrow('firebase');
  });
});
