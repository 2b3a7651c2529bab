import { defaultWords } from '@crepas/api';
import { parsePhone } from '@crepas/domain';
import { readServiceAccount, type ServiceAccount } from '../accounts/serviceAccount.ts';
import { type Env, optional, port, required, SettingsError } from '../env.ts';
import { type ImageSettings, readCloudinary } from '../images/settings.ts';
import { type PushSettings, readPushSettings } from './pushSettings.ts';

/** The shop, and the external services that it uses. */
export type OutsideSettings = {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    /** With App Check only. */
    readonly appId?: string;
  };
  /** The site key of App Check; null where pages send no tokens of it. */
  readonly appCheckSiteKey: string | null;
  /** Null in production. */
  readonly authEmulatorPort: number | null;
  /** Manages the accounts of the staff; null without one, and in a demo, where the emulator needs none. */
  readonly serviceAccount: ServiceAccount | null;
  /** The origin or path of `/maps/api/js`, and its key. */
  readonly maps: { readonly url: string; readonly key: string };
  /** The image account; null without one. */
  readonly images: ImageSettings | null;
  /** The keys for push messages; null without them: the server then sends none. */
  readonly push: PushSettings | null;
  readonly shop: {
    readonly name: string;
    /** With country code, digits only. */
    readonly whatsApp: string;
  };
};

const shopName = (env: Env) => optional(env, 'SHOP_NAME', defaultWords.name);

/**
 * The stand-ins of a demo. They are a parameter, because the server's sources must not contain the address of
 * a stand-in.
 */
export type StandIns = Pick<OutsideSettings, 'firebase' | 'maps'> & {
  readonly images: ImageSettings;
  readonly whatsApp: string;
  /** The path of the push service on the shop's own origin. */
  readonly pushPath: string;
};

/** A demo has no use for them: beside one, `NODE_ENV=production` was forgotten. */
const productionOnly = [
  'PUBLIC_URL',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_APP_ID',
  'FIREBASE_APP_CHECK_SITE_KEY',
  'GOOGLE_MAPS_API_KEY',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'CLOUDINARY_CLOUD_NAME',
  'CLOUDINARY_API_KEY',
  'CLOUDINARY_API_SECRET',
  'CLOUDINARY_UPLOAD_PRESET',
] as const;

/** @throws SettingsError naming the variable, also beside a setting of production: a demo accepts unsigned tokens */
export function readDemo(
  env: Env,
  { firebase, maps, images, whatsApp, pushPath }: StandIns,
): OutsideSettings {
  const real = productionOnly.find((name) => optional(env, name, '') !== '');
  if (real) {
    throw new SettingsError(
      `${real} es de una tienda en producción, y la demostración no abre junto a ella: pon NODE_ENV=production, o quita ${real}.`,
    );
  }
  return {
    firebase,
    appCheckSiteKey: null,
    authEmulatorPort: port(env, 'AUTH_EMULATOR_PORT', 9099),
    serviceAccount: null,
    maps,
    images,
    push: readPushSettings(env, pushPath),
    shop: { name: shopName(env), whatsApp: readWhatsApp(optional(env, 'SHOP_WHATSAPP', whatsApp)) },
  };
}

export const requiredOutside = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'GOOGLE_MAPS_API_KEY',
  'SHOP_WHATSAPP',
] as const;

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
  const { appId, appCheckSiteKey } = readAppCheck(env);
  return {
    firebase: {
      projectId,
      apiKey: required(env, 'FIREBASE_API_KEY'),
      authDomain: optional(env, 'FIREBASE_AUTH_DOMAIN', `${projectId}.firebaseapp.com`),
      ...(appId !== null && { appId }),
    },
    appCheckSiteKey,
    authEmulatorPort: null,
    serviceAccount: readOwnServiceAccount(env, projectId),
    maps: { url: 'https://maps.googleapis.com', key: required(env, 'GOOGLE_MAPS_API_KEY') },
    images: readCloudinary(env),
    push: readPushSettings(env, null),
    shop: { name: shopName(env), whatsApp: readWhatsApp(required(env, 'SHOP_WHATSAPP')) },
  };
}

/** The key of reCAPTCHA Enterprise and the app that it is registered for: one is of no use without the other. */
function readAppCheck(env: Env) {
  const [appId, appCheckSiteKey] = ['FIREBASE_APP_ID', 'FIREBASE_APP_CHECK_SITE_KEY'].map(
    (name) => optional(env, name, '') || null,
  );
  if (!appId !== !appCheckSiteKey) {
    throw new SettingsError(
      'FIREBASE_APP_CHECK_SITE_KEY y FIREBASE_APP_ID van juntas: pon las dos, o ninguna para una tienda sin App Check.',
    );
  }
  return { appId: appId ?? null, appCheckSiteKey: appCheckSiteKey ?? null };
}

/** The account must be of the project that the tokens come from: with another one, a role would go to the wrong accounts. */
function readOwnServiceAccount(env: Env, projectId: string): ServiceAccount | null {
  if (optional(env, 'GOOGLE_APPLICATION_CREDENTIALS', '') === '') return null;
  const account = readServiceAccount(env);
  if (account.project_id === projectId) return account;
  throw new SettingsError(
    `GOOGLE_APPLICATION_CREDENTIALS es del proyecto «${account.project_id}» y FIREBASE_PROJECT_ID es «${projectId}».`,
  );
}

/** Ten digits are a number of Mexico: WhatsApp would take the first two for another country's code. */
function readWhatsApp(text: string): string {
  const mexican = /^\d{10}$/.test(text) ? parsePhone(text) : null;
  if (mexican !== null) return `52${mexican}`;
  if (/^\d{11,15}$/.test(text)) return text;
  throw new SettingsError(
    `SHOP_WHATSAPP debe llevar clave de país y solo dígitos, como 525512345678; es «${text}».`,
  );
}
