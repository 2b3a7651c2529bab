import { describe, expect, it } from 'vitest';
import { SettingsError } from '../env.ts';
import { standIns } from '../testing/standIns.ts';
import { readSettings } from './config.ts';
import type { StandIns } from './outsideSettings.ts';

const production = {
  FIREBASE_PROJECT_ID: 'crepatlan',
  FIREBASE_API_KEY: 'key',
  GOOGLE_MAPS_API_KEY: 'maps',
  SHOP_WHATSAPP: '525512345678',
  PUBLIC_URL: 'https://crepas.example',
};

const refusal = (env: Record<string, string | undefined>, replaced: StandIns | null = null) => {
  try {
    readSettings(env, replaced);
  } catch (error) {
    return error instanceof SettingsError ? error.message : error;
  }
  return null;
};

describe('in demo', () => {
  it('needs no variable', () => {
    expect(readSettings({}, standIns)).toMatchObject({
      mode: 'demo',
      host: 'localhost',
      port: 4173,
      databaseUrl: null,
      seed: 'menu',
      firebase: { projectId: 'demo-crepas' },
      authEmulatorPort: 9099,
      maps: standIns.maps,
      limitsRate: true,
      trustProxy: [],
    });
  });

  it('treats an empty variable as missing', () => {
    expect(readSettings({ PORT: '', DATA_DIR: ' ' }, standIns)).toMatchObject({ port: 4173 });
  });

  it('takes the pool and the listening address of PostgreSQL', () => {
    expect(readSettings({}, standIns)).toMatchObject({ databasePool: 10, databaseListenUrl: null });
    const url = 'postgres://shop@db:5432/crepas';
    expect(readSettings({ DATABASE_POOL: '4', DATABASE_LISTEN_URL: url }, standIns)).toMatchObject({
      databasePool: 4,
      databaseListenUrl: url,
    });
    for (const text of ['1', '201', 'x', '-3']) {
      const sentence = `DATABASE_POOL debe ser un número entre 2 y 200; es «${text}».`;
      expect(refusal({ DATABASE_POOL: text }, standIns)).toBe(sentence);
    }
    expect(refusal({ DATABASE_LISTEN_URL: 'db:5432' }, standIns)).toBe(
      'DATABASE_LISTEN_URL debe empezar con «postgres://».',
    );
  });

  it('does not write the demo menu with SEED=off', () => {
    expect(readSettings({ SEED: 'off' }, standIns).seed).toBe('none');
  });
});

describe('a demo', () => {
  const image = ['CLOUD_NAME', 'API_KEY', 'API_SECRET', 'UPLOAD_PRESET'].map((name) => `CLOUDINARY_${name}`);
  it.each([
    'PUBLIC_URL',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
    'FIREBASE_APP_ID',
    'FIREBASE_APP_CHECK_SITE_KEY',
    'GOOGLE_MAPS_API_KEY',
    'GOOGLE_APPLICATION_CREDENTIALS',
    ...image,
  ])('does not start beside %s, and names it', (name) => {
    expect(refusal({ [name]: 'https://crepas.example' }, standIns)).toBe(
      `${name} es de una tienda en producción, y la demostración no abre junto a ella: pon NODE_ENV=production, o quita ${name}.`,
    );
  });

  it('does not start with the settings of production when NODE_ENV was forgotten', () => {
    expect(refusal(production, standIns)).toMatch(/^PUBLIC_URL es de una tienda en producción/);
  });

  it('starts with its own settings and on a database of its own', () => {
    const own = {
      PORT: '4101',
      HOST: '0.0.0.0',
      DATA_DIR: '/tmp/demo',
      DATABASE_URL: 'postgres://localhost/demo',
      AUTH_EMULATOR_PORT: '9101',
      SEED: 'off',
      RATE_LIMIT: 'off',
      TRUST_PROXY: '127.0.0.1',
      CORS_ORIGINS: 'https://crepas.example',
      SHOP_WHATSAPP: '525512345678',
      PUBLIC_URL: ' ',
    };
    expect(refusal(own, standIns)).toBeNull();
  });
});

describe('in production', () => {
  it('reads all services from the environment and uses no stand-in', () => {
    expect(readSettings(production, null)).toMatchObject({
      mode: 'production',
      seed: 'none',
      firebase: { projectId: 'crepatlan', authDomain: 'crepatlan.firebaseapp.com' },
      authEmulatorPort: null,
      maps: { url: 'https://maps.googleapis.com', key: 'maps' },
    });
  });

  it('reads App Check as a pair, and names both when one is missing', () => {
    const pair = { FIREBASE_APP_ID: '1:2:web:3', FIREBASE_APP_CHECK_SITE_KEY: 'site-key' };
    expect(readSettings({ ...production, ...pair }, null)).toMatchObject({
      firebase: { appId: '1:2:web:3' },
      appCheckSiteKey: 'site-key',
    });
    for (const [name, value] of Object.entries(pair)) {
      expect(refusal({ ...production, [name]: value }, null)).toMatch(/FIREBASE_APP_ID van juntas/);
    }
  });

  it.each(['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'GOOGLE_MAPS_API_KEY', 'SHOP_WHATSAPP', 'PUBLIC_URL'])(
    'requires %s',
    (name) => {
      expect(refusal({ ...production, [name]: undefined })).toBe(
        `Falta la variable ${name}, necesaria en producción.`,
      );
    },
  );

  it.each(['http://tienda.mx', 'ftp://tienda.mx', 'wss://tienda.mx', 'https://tienda.mx/', 'tienda.mx'])(
    'refuses PUBLIC_URL=%s',
    (text) => {
      expect(refusal({ ...production, PUBLIC_URL: text })).toBe(
        `PUBLIC_URL debe ser un origen como https://ejemplo.mx; es «${text}».`,
      );
    },
  );

  it.each(['https://tienda.mx', 'http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173'])(
    'takes PUBLIC_URL=%s',
    (text) => expect(readSettings({ ...production, PUBLIC_URL: text }, null).publicUrl).toBe(text),
  );

  it('names all variables that are missing', () => {
    expect(refusal({ FIREBASE_API_KEY: 'key' })).toBe(
      'Faltan variables, necesarias en producción: FIREBASE_PROJECT_ID, GOOGLE_MAPS_API_KEY, SHOP_WHATSAPP, PUBLIC_URL.',
    );
  });

  it.each([
    ['5512345678', '525512345678'],
    ['525512345678', '525512345678'],
    ['5511987654321', '5511987654321'],
  ])('writes to SHOP_WHATSAPP=%s as %s', (given, called) => {
    expect(readSettings({ ...production, SHOP_WHATSAPP: given }, null).shop.whatsApp).toBe(called);
  });

  it('refuses a short METRICS_TOKEN, without its value', () => {
    expect(readSettings({ ...production, METRICS_TOKEN: 'a'.repeat(24) }, null).metricsToken).toHaveLength(
      24,
    );
    const sentence = refusal({ ...production, METRICS_TOKEN: 'secreto' });
    expect(sentence).toMatch(/^METRICS_TOKEN debe tener 24 caracteres o más/);
    expect(sentence).not.toContain('secreto');
  });

  it('accepts a complete image account or none', () => {
    const account = {
      CLOUDINARY_CLOUD_NAME: 'crepatlan',
      CLOUDINARY_API_KEY: '123',
      CLOUDINARY_API_SECRET: 'secreto',
      CLOUDINARY_UPLOAD_PRESET: 'menu',
    };
    expect(readSettings(production, null).images).toBeNull();
    expect(readSettings({ ...production, ...account }, null).images).toEqual({
      cloudName: 'crepatlan',
      apiKey: '123',
      apiSecret: 'secreto',
      preset: 'menu',
      apiUrl: 'https://api.cloudinary.com',
      deliveryUrl: 'https://res.cloudinary.com',
    });
    expect(refusal({ ...production, ...account, CLOUDINARY_API_SECRET: '' })).toBe(
      'Falta la variable CLOUDINARY_API_SECRET: las de CLOUDINARY van todas juntas.',
    );
  });

  it('refuses a demo project, because the emulator can issue tokens for it', () => {
    expect(refusal({ ...production, FIREBASE_PROJECT_ID: 'demo-crepas' })).toContain('FIREBASE_PROJECT_ID');
  });

  it.each(['AUTH_EMULATOR_PORT', 'FIREBASE_AUTH_EMULATOR_HOST'])('refuses %s', (name) => {
    expect(refusal({ ...production, [name]: '9099' })).toContain(name);
  });

  it('never writes the demo menu', () => {
    expect(readSettings({ ...production, SEED: 'past' }, null).seed).toBe('none');
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SEED', 'yes'],
  ['RATE_LIMIT', 'no'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '999.0.0.1'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['CORS_ORIGINS', 'ejemplo.mx'],
  ['CORS_ORIGINS', 'https://ejemplo.mx/ruta'],
  ['CORS_ORIGINS', 'ftp://ejemplo.mx'],
  ['SHOP_WHATSAPP', '+52 55 1234 5678'],
  ['SHOP_WHATSAPP', '0123456789'],
  ['DATABASE_URL', 'mysql://localhost'],
])('refuses %s=%s and names the variable', (name, value) => {
  expect(refusal({ [name]: value }, standIns)).toContain(name);
});

it('does not repeat a refused DATABASE_URL, which may contain a password', () => {
  expect(refusal({ DATABASE_URL: 'mysql://shop:secreto@localhost' }, standIns)).not.toContain('secreto');
});
