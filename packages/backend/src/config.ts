import { resolve } from 'node:path';
import { type Env, oneOf, optional, parts, port, required, SettingsError } from './env.ts';
import { demoImages, type ImageSettings, readCloudinary } from './images/settings.ts';

/** Where and how the server runs: everything it takes from its environment, checked. */
export type Settings = {
  /** `demo` needs no account: simulators stand in for the outside world. */
  readonly mode: 'demo' | 'production';
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Where customers reach the shop: `https://crepas.example`. Null in a demo that is reached by any name. */
  readonly publicUrl: string | null;
  /** Absolute. */
  readonly dataDir: string;
  /** A PostgreSQL server; null for the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Whether an empty database gets the demo menu. */
  readonly seed: boolean;
  readonly firebase: { readonly apiKey: string; readonly authDomain: string; readonly projectId: string };
  /** Null in production. */
  readonly authEmulatorPort: number | null;
  /** Google's key; null where the simulator draws the maps. */
  readonly mapsKey: string | null;
  /** The account that holds the pictures; null where there is none. */
  readonly images: ImageSettings | null;
  readonly shop: {
    readonly name: string;
    /** With country code, digits only. */
    readonly whatsApp: string;
  };
  readonly limitsRate: boolean;
  /** Addresses or networks of the proxies in front, whose word on the caller's address counts. */
  readonly trustProxy: string[];
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: string[];
  readonly logLevel: string;
  /** Opens `/metrics` to callers from other machines; null keeps them out. */
  readonly metricsToken: string | null;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** @throws SettingsError naming the variable */
export function readSettings(env: Env): Settings {
  const mode = env.NODE_ENV === 'production' ? 'production' : 'demo';
  return {
    mode,
    host: optional(env, 'HOST', 'localhost'),
    port: port(env, 'PORT', 4173),
    ...readDatabaseSettings(env),
    seed: oneOf(env, 'SEED', ['on', 'off'], mode === 'demo' ? 'on' : 'off') === 'on' && mode === 'demo',
    ...(mode === 'demo' ? readDemo(env) : readProduction(env)),
    publicUrl: readPublicUrl(env, mode),
    limitsRate: oneOf(env, 'RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    trustProxy: readTrustProxy(env),
    corsOrigins: parts(env, 'CORS_ORIGINS').map(readOrigin),
    metricsToken: optional(env, 'METRICS_TOKEN', '') || null,
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, mode === 'demo' ? 'warn' : 'info'),
  };
}

export type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** Where the data is: all that commands need to know. */
export const readDatabaseSettings = (env: Env): DatabaseSettings => ({
  dataDir: resolve(optional(env, 'DATA_DIR', '.data')),
  databaseUrl: readDatabaseUrl(env),
});

type ModeSettings = Pick<Settings, 'firebase' | 'authEmulatorPort' | 'mapsKey' | 'images' | 'shop'>;

const shopName = (env: Env) => optional(env, 'SHOP_NAME', 'Crepatlán');

function readDemo(env: Env): ModeSettings {
  return {
    firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-crepas' },
    authEmulatorPort: port(env, 'AUTH_EMULATOR_PORT', 9099),
    mapsKey: null,
    images: demoImages('demo-crepas'),
    shop: { name: shopName(env), whatsApp: readWhatsApp(optional(env, 'SHOP_WHATSAPP', '525500000000')) },
  };
}

function readProduction(env: Env): ModeSettings {
  for (const name of ['AUTH_EMULATOR_PORT', 'FIREBASE_AUTH_EMULATOR_HOST']) {
    if (env[name])
      throw new SettingsError(`${name} no se permite en producción: acepta identidades sin firma.`);
  }
  const projectId = required(env, 'FIREBASE_PROJECT_ID');
  if (projectId.startsWith('demo-')) {
    throw new SettingsError('FIREBASE_PROJECT_ID no puede empezar con «demo-» en producción.');
  }
  return {
    firebase: {
      projectId,
      apiKey: required(env, 'FIREBASE_API_KEY'),
      authDomain: optional(env, 'FIREBASE_AUTH_DOMAIN', `${projectId}.firebaseapp.com`),
    },
    authEmulatorPort: null,
    mapsKey: required(env, 'GOOGLE_MAPS_API_KEY'),
    images: readCloudinary(env),
    shop: { name: shopName(env), whatsApp: readWhatsApp(required(env, 'SHOP_WHATSAPP')) },
  };
}

function readWhatsApp(text: string): string {
  if (/^\d{10,15}$/.test(text)) return text;
  throw new SettingsError(
    `SHOP_WHATSAPP debe llevar clave de país y solo dígitos, como 525512345678; es «${text}».`,
  );
}

function readDatabaseUrl(env: Env): string | null {
  const url = optional(env, 'DATABASE_URL', '');
  if (url === '') return null;
  // The value stays out of the message: it holds a password.
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new SettingsError('DATABASE_URL debe empezar con «postgres://».');
  return url;
}

/** Never simply everybody: then any caller could claim any address and slip past the limits. */
function readTrustProxy(env: Env): string[] {
  const addresses = parts(env, 'TRUST_PROXY');
  const wrong = addresses.find((address) => !/^([\da-f.:]+(\/\d+)?|loopback|uniquelocal)$/i.test(address));
  if (wrong === undefined) return addresses;
  throw new SettingsError(
    `TRUST_PROXY debe listar direcciones o redes como 10.0.0.0/8; «${wrong}» no lo es.`,
  );
}

/** Addresses that others keep must not depend on what a caller says the host is. */
function readPublicUrl(env: Env, mode: Settings['mode']): string | null {
  const text = mode === 'production' ? required(env, 'PUBLIC_URL') : optional(env, 'PUBLIC_URL', '');
  if (text === '' || isOrigin(text)) return text || null;
  throw new SettingsError(`PUBLIC_URL debe ser un origen como https://ejemplo.mx; es «${text}».`);
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

function readOrigin(text: string): string {
  if (isOrigin(text)) return text;
  throw new SettingsError(`CORS_ORIGINS debe listar orígenes como https://ejemplo.mx; «${text}» no lo es.`);
}
