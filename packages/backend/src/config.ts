import { type DatabaseSettings, readDatabaseSettings } from './databaseSettings.ts';
import { type Env, oneOf, optional, parts, port, required, SettingsError } from './env.ts';
import { type OutsideSettings, readDemo, readProduction, type StandIns } from './outsideSettings.ts';

/** Where and how the server runs: everything it takes from its environment, checked. */
export type Settings = DatabaseSettings &
  OutsideSettings & {
    /** `demo` needs no account: stand-ins answer for the outside world. */
    readonly mode: 'demo' | 'production';
    readonly host: string;
    /** 0 lets the system choose. */
    readonly port: number;
    /** Where customers reach the shop: `https://crepas.example`. Null in a demo that is reached by any name. */
    readonly publicUrl: string | null;
    /** Whether an empty database gets the demo menu. */
    readonly seed: boolean;
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

/**
 * @param standIns what a demo has in place of accounts; null for production, which needs every real setting
 * @throws SettingsError naming the variable
 */
export function readSettings(env: Env, standIns: StandIns | null): Settings {
  const mode = standIns === null ? 'production' : 'demo';
  return {
    mode,
    host: optional(env, 'HOST', 'localhost'),
    port: port(env, 'PORT', 4173),
    ...readDatabaseSettings(env),
    seed: oneOf(env, 'SEED', ['on', 'off'], mode === 'demo' ? 'on' : 'off') === 'on' && mode === 'demo',
    ...(standIns === null ? readProduction(env) : readDemo(env, standIns)),
    publicUrl: readPublicUrl(env, mode),
    limitsRate: oneOf(env, 'RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    trustProxy: readTrustProxy(env),
    corsOrigins: parts(env, 'CORS_ORIGINS').map(readOrigin),
    metricsToken: optional(env, 'METRICS_TOKEN', '') || null,
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, mode === 'demo' ? 'warn' : 'info'),
  };
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
