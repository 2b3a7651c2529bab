import { describe, expect, it } from 'vitest';
import { readStaffConfig } from './appConfig.ts';

const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'p' };
const built = {
  DEV: false,
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_AUTH_DOMAIN: 'd',
  VITE_FIREBASE_PROJECT_ID: 'p',
};

describe('the configuration that the server wrote into the page', () => {
  it('counts more than the variables of the build', () => {
    const page = JSON.stringify({ apiUrl: '/x', firebase, authEmulatorPort: 9199 });
    expect(readStaffConfig(page, built)).toEqual({ apiUrl: '/x', firebase, authEmulatorPort: 9199 });
  });

  it('may hold what only the store needs', () => {
    const page = JSON.stringify({ apiUrl: '/x', firebase, maps: { url: '', key: '' }, whatsApp: '' });
    expect(readStaffConfig(page, built)).toEqual({ apiUrl: '/x', firebase });
  });

  it('is refused with the name of the field that is missing', () => {
    const page = JSON.stringify({ apiUrl: '/x', firebase: { ...firebase, projectId: undefined } });
    expect(() => readStaffConfig(page, built)).toThrow('firebase.projectId');
  });
});

describe('the variables of the build', () => {
  it('name the provider, and the API unless it is at /api', () => {
    expect(readStaffConfig(null, built)).toEqual({ apiUrl: '/api', firebase });
    expect(readStaffConfig(null, { ...built, VITE_API_URL: 'https://api.test' }).apiUrl).toBe(
      'https://api.test',
    );
  });

  it.each(['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN', 'VITE_FIREBASE_PROJECT_ID'])(
    'must have %s',
    (name) => {
      expect(() => readStaffConfig(null, { ...built, [name]: '' })).toThrow(`${name} is missing`);
    },
  );

  it.each(['abc', '0', '70000', '90.5'])('cannot have %s as the port of the emulator', (port) => {
    expect(() => readStaffConfig(null, { ...built, VITE_AUTH_EMULATOR_PORT: port })).toThrow(
      `VITE_AUTH_EMULATOR_PORT is not a port: ${port}`,
    );
  });

  it('may all be left out on the machine of a developer, who signs in at the emulator', () => {
    const config = readStaffConfig(null, { DEV: true });
    expect(config.firebase.projectId).toBe('demo-crepas');
    expect(config.authEmulatorPort).toBe(9099);
  });

  it('bring no emulator into a production build by themselves', () => {
    expect(readStaffConfig(null, built)).not.toHaveProperty('authEmulatorPort');
  });
});
