import { type Env, optional, port, required, SettingsError } from './env.ts';
import { demoImages, type ImageSettings, readCloudinary } from './images/settings.ts';

/** The shop, and who does for it what this server does not. */
export type OutsideSettings = {
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
};

const shopName = (env: Env) => optional(env, 'SHOP_NAME', 'Crepatlán');

/** Simulators. */
export function readDemo(env: Env): OutsideSettings {
  return {
    firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-crepas' },
    authEmulatorPort: port(env, 'AUTH_EMULATOR_PORT', 9099),
    mapsKey: null,
    images: demoImages('demo-crepas'),
    shop: { name: shopName(env), whatsApp: readWhatsApp(optional(env, 'SHOP_WHATSAPP', '525500000000')) },
  };
}

/** @throws SettingsError naming the variable */
export function readProduction(env: Env): OutsideSettings {
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
