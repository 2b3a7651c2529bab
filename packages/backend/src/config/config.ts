import { isIP } from 'node:net';
import { type Env, oneOf, parts, requireAll, required, SettingsError } from '../env.ts';
import { type BackupSettings, readBackupSettings } from './backupSettings.ts';
import { type DatabaseSettings, readDatabaseSettings } from './databaseSettings.ts';
import {
  type OutsideSettings,
  readDemo,
  readProduction,
  requiredOutside,
  type StandIns,
} from './outsideSettings.ts';
import { isSecure } from './secureUrl.ts';
import { readServerAddress, type ServerAddress } from './serverAddress.ts';

/** Where and how the server runs: everything it takes from its environment, checked. */
export type Settings = DatabaseSettings &
  ServerAddress &
  OutsideSettings & {
    /** `demo` needs no accounts: stand-ins replace the external services. */
    readonly mode: 'demo' | 'production';
    /**
     * The origin of the shop for customers: `https://crepas.example`. Null in a demo, which is reachable by
     * any name.
     */
    readonly publicUrl: string | null;
    /** What an empty database gets: `menu` the demo's menu, `past` its past orders too. */
    readonly seed: 'none' | 'menu' | 'past';
    readonly backup: BackupSettings;
    readonly limitsRate: boolean;
    /** Whether visits say how fast the pages were for them. */
    readonly measuresVisits: boolean;
    /** Addresses or networks of the proxies whose `X-Forwarded-For` is trusted. */
    readonly trustProxy: string[];
    /** Other origins whose pages may call the API. */
    readonly corsOrigins: string[];
    readonly logLevel: string;
  };

const seeds = { on: 'menu', off: 'none', past: 'past' } as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * @param standIns replaces the accounts in a demo; null for production, which needs every real setting
 * @throws SettingsError naming the variable
 */
export function readSettings(env: Env, standIns: StandIns | null): Settings {
  const mode = standIns === null ? 'production' : 'demo';
  if (mode === 'production') requireAll(env, [...requiredOutside, 'PUBLIC_URL']);
  const database = readDatabaseSettings(env);
  return {
    mode,
    ...readServerAddress(env),
    ...database,
    backup: readBackupSettings(env, database.dataDir, mode === 'production' ? 'on' : 'off'),
    seed: mode === 'demo' ? seeds[oneOf(env, 'SEED', ['on', 'off', 'past'], 'on')] : 'none',
    ...(standIns === null ? readProduction(env) : readDemo(env, standIns)),
    publicUrl: mode === 'production' ? readPublicUrl(env) : null,
    limitsRate: oneOf(env, 'RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    measuresVisits: oneOf(env, 'WEB_VITALS', ['on', 'off'], 'on') === 'on',
    trustProxy: readTrustProxy(env),
    corsOrigins: parts(env, 'CORS_ORIGINS').map(readOrigin),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, mode === 'demo' ? 'warn' : 'info'),
  };
}

/** Never everybody: any caller could then claim any address and bypass the limits. */
function readTrustProxy(env: Env): string[] {
  const addresses = parts(env, 'TRUST_PROXY');
  const wrong = addresses.find((address) => !isNetwork(address));
  if (wrong === undefined) return addresses;
  throw new SettingsError(
    `TRUST_PROXY debe listar direcciones o redes como 10.0.0.0/8, y no todas (/0); «${wrong}» no lo es.`,
  );
}

function isNetwork(text: string): boolean {
  if (text === 'loopback' || text === 'uniquelocal') return true;
  const [address = '', bits = '32', ...rest] = text.split('/');
  const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= maxBits;
}

/**
 * Links that are shared must not contain a host that a caller chose. Plain http, by which anybody on the way reads tokens and
 * addresses, is for a trial on this machine.
 */
function readPublicUrl(env: Env): string {
  const text = required(env, 'PUBLIC_URL');
  if (isOrigin(text) && isSecure(new URL(text))) return text;
  throw new SettingsError(`PUBLIC_URL debe ser un origen como https://ejemplo.mx; es «${text}».`);
}

const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

function readOrigin(text: string): string {
  if (isOrigin(text)) return text;
  throw new SettingsError(`CORS_ORIGINS debe listar orígenes como https://ejemplo.mx; «${text}» no lo es.`);
}
